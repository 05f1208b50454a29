import { readdirSync, readFileSync } from 'node:fs';
import { DOCUMENT_LIMITS } from '@taem/domain/contract/documentLimits.ts';
import { operationCost } from '@taem/domain/contract/operationCost.ts';
import { buildSchema, coerceInputValue, getOperationAST, parse, typeFromAST, validate } from 'graphql';
import { expect, test } from 'vitest';
import type { Ask } from './Example.ts';
import { examples } from './examples.ts';
import { exampleText } from './exampleText.ts';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

const found = {
  viewer: { branch: null, branches: [{ id: 'branch-1' }] },
  products: { items: [{ id: 'product-1', retailPrice: 25 }] },
  transactions: { items: [{ id: 'sale-1', memberId: null, items: [] }] },
};
const ask = (async (query: string) => {
  expect(validate(schema, parse(query))).toEqual([]);
  return found;
}) as Ask;

test('every file is in the library, and every entry has its file', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.graphql'));
  expect(examples.map(({ name }) => `${name}.graphql`).toSorted()).toEqual(files.toSorted());
});

test.each(examples.map((example) => [example.name, example] as const))(
  '%s fits the contract',
  async (name, example) => {
    const document = parse(exampleText(example, 'en'));
    expect(validate(schema, document)).toEqual([]);
    const operation = getOperationAST(document);
    expect(operation?.name?.value).toBeTruthy();
    for (const variables of [await example.prepare?.(ask), example.otherwise]) {
      for (const { variable, type } of variables ? (operation?.variableDefinitions ?? []) : []) {
        const inputType = typeFromAST(schema, type as Parameters<typeof typeFromAST>[1]);
        // Throws with the name of the part if a variable does not match the contract.
        coerceInputValue(variables?.[variable.name.value] ?? null, inputType as Parameters<typeof coerceInputValue>[1]);
      }
    }
    const { estimated } = operationCost({ schema, document, variables: await example.prepare?.(ask) });
    expect(estimated > DOCUMENT_LIMITS.cost).toBe(name === 'tooCostly');
  },
);

test.each(examples)('$name is named, and its text explained, in both languages', (example) => {
  const { title, about } = example;
  const commentIn = (language: 'th' | 'en') =>
    exampleText(example, language)
      .match(/^(# .*\n)+/)?.[0]
      .trim();
  for (const text of [title.th, about.th, commentIn('th')]) expect(text).toMatch(/[\u0E00-\u0E7F]/);
  for (const text of [title.en, about.en, commentIn('en')]) expect(text).toMatch(/^[\u0020-\u024F\n]+$/);
});
