import { CompletionContext } from '@codemirror/autocomplete';
import { forceLinting, forEachDiagnostic } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { buildSchema, parse } from 'graphql';
import { afterEach, expect, test, vi } from 'vitest';
import { variablesOf, variablesText } from './variablesText.ts';

const schema = buildSchema(`
  scalar Upload
  enum Status { ACTIVE "No longer sold" INACTIVE }
  input Line { productId: ID! quantity: Int! }
  input Sale { "Whose sale" memberId: ID lines: [Line!]! status: Status isGift: Boolean file: Upload }
  type Query { sale(input: Sale!, page: Int): Boolean }
`);
const document = parse('query ($input: Sale!, $page: Int = 1) { sale(input: $input, page: $page) }');
const language = variablesText(variablesOf({ schema, document, operationName: null }), {
  missing: (name) => `missing ${name}`,
  unknown: (name) => `unknown ${name}`,
});

let view: EditorView | undefined;
afterEach(() => view?.destroy());

/** Returns the completions at `|`. */
function offered(marked: string): string[] {
  const pos = marked.indexOf('|');
  const state = EditorState.create({ doc: marked.replace('|', ''), extensions: language });
  const [complete] = state.languageDataAt<(context: CompletionContext) => { options: { label: string }[] } | null>(
    'autocomplete',
    pos,
  );
  return complete?.(new CompletionContext(state, pos, true))?.options.map(({ label }) => label) ?? [];
}

test.each([
  ['{ | }', ['"input"', '"page"']],
  ['{ "|"}', ['"input"', '"page"']],
  ['{ "in|" }', ['"input"']],
  ['{ "input": { "m|" } }', ['"memberId"']],
  ['{ "input": { "lines": [{ "|" }] } }', ['"productId"', '"quantity"']],
  ['{ "input": { "status": | } }', ['"ACTIVE"', '"INACTIVE"', 'null']],
  ['{ "input": { "isGift": | } }', ['true', 'false', 'null']],
  ['{ "input": { "none": { "|" } } }', []],
])('in %s what fits there is offered', (text, options) => {
  expect(offered(text)).toEqual(options);
});

async function faultsIn(text: string): Promise<string[]> {
  view = new EditorView({ state: EditorState.create({ doc: text, extensions: language }) });
  const found: string[] = [];
  forceLinting(view);
  await vi.waitFor(() => {
    found.length = 0;
    if (view)
      forEachDiagnostic(view.state, ({ message }, from, to) => found.push(`${text.slice(from, to)}: ${message}`));
    expect(found.length).toBeGreaterThan(0);
  });
  return found;
}

test.each([
  ['{}', '{: missing input'],
  ['{ "input": { "lines": [] }, "size": 1 }', '"size": unknown size'],
  ['{ "input": { "lines": [{ "productId": "1", "quantity": "x" }] } }', '"x": Int cannot represent'],
  ['{ "input": { "lines": [], "status": "GONE" } }', '"GONE": Value "GONE" does not exist in "Status" enum'],
  ['{ "input": { "lines": [] ', ': Close brace expected'],
])('in %s the fault is marked where it stands', async (text, fault) => {
  expect((await faultsIn(text)).join('\n')).toContain(fault);
});
