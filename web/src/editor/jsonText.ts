import { json } from '@codemirror/lang-json';
import { type Diagnostic, linter } from '@codemirror/lint';
import type { Extension } from '@codemirror/state';
import { type Node, type ParseError, parseTree } from 'jsonc-parser';
import { faultText, LENIENT } from './jsonc.ts';

/** Read-only JSON. */
export const JSON_READ: Extension = json();

/** Returns the editor language for typed JSON: its syntax is checked, and its content by `check`. */
export const jsonText = (check: (root: Node) => Diagnostic[] = () => []): Extension => [
  json(),
  linter(({ state }) => {
    const faults: ParseError[] = [];
    const root = parseTree(state.doc.toString(), faults, LENIENT);
    if (faults.length > 0) return faults.map(diagnosticOf);
    return root ? check(root) : [];
  }),
];

const diagnosticOf = (fault: ParseError): Diagnostic => ({
  from: fault.offset,
  to: fault.offset + fault.length,
  severity: 'error',
  message: faultText(fault),
});
