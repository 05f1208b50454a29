import { json } from '@codemirror/lang-json';
import { type Diagnostic, linter } from '@codemirror/lint';
import type { Extension } from '@codemirror/state';
import { type Node, type ParseError, parseTree } from 'jsonc-parser';
import { faultText, LENIENT } from './jsonc.ts';

/** JSON that is read alone. */
export const JSON_READ: Extension = json();

/** JSON that is typed: its syntax is checked, and what is read of it by `check`. */
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
