import { expect, test } from 'vitest';
import { documentFault, isTooNested, keyOf, TOO_NESTED } from './documentFault.ts';
import { DOCUMENT_LIMITS } from './documentLimits.ts';

const { brackets, sameName, tokens } = DOCUMENT_LIMITS;
const nested = (levels: number, [open, close] = ['{ a ', '}']) => open.repeat(levels) + close.repeat(levels);
const fields = (count: number, field: string) => `{ ${`${field} `.repeat(count)}}`;
const listIn = (levels: number) => `{ a(b: ${nested(levels - 2, ['[', ']'])}) }`;
const OFTEN = (name: string) => `The document asks for ${name} more than ${sameName} times.`;

test.each<[string, string, string | null]>([
  ['as many braces in each other as may be', nested(brackets), null],
  ['one more', nested(brackets + 1), TOO_NESTED],
  ['lists and parentheses count', listIn(brackets), null],
  ['one more of them', listIn(brackets + 1), TOO_NESTED],
  ['deeper than any stack, and never closed', '{ a '.repeat(100_000), TOO_NESTED],
  [
    'brackets beside each other are in none',
    fields(sameName, 'a(b: [1]) { c }').replaceAll('a(', 'x(').slice(0, 4_000),
    null,
  ],
  ['a field as often as may be', fields(sameName, 'a'), null],
  ['once more', fields(sameName + 1, 'a'), OFTEN('a')],
  ['by its name in the answer', fields(sameName + 1, 'b: a'), OFTEN('b')],
  ['each of them alone', `${fields(sameName, 'a').slice(0, -1)} ${'b '.repeat(sameName)}}`, null],
  ['also below and in fragments', `{ ${'a { b } '.repeat(sameName)}... on X { b } }`, OFTEN('b')],
  ['the first that is too many', `{ ${'a '.repeat(sameName + 1)}${'b '.repeat(sameName + 1)}}`, OFTEN('a')],
  ['anything that is not a document', '{ a', null],
  ['nothing', '', null],
  ['a character of no document', '{ a ; }', null],
  ['more tokens than are parsed', fields(tokens, 'a'), null],
])('S9 a document is looked at up to its limits: %s', (_, text, fault) => {
  expect(documentFault(text)).toBe(fault);
});

test('S9 tokens behind the last that is parsed are not looked at', () => {
  const before = (count: number) => 'a '.repeat(count) + '{ '.repeat(brackets + 1);
  expect(isTooNested(before(tokens - brackets))).toBe(true);
  expect(isTooNested(before(tokens - brackets + 1))).toBe(false);
  expect(isTooNested(nested(60, ['{ a ', '}']).repeat(2))).toBe(false);
});

test('a field is known by its alias, else by its name', () => {
  const name = { value: 'a' };
  expect([{ name }, { name, alias: { value: 'b' } }].map((node) => keyOf(node as never))).toEqual(['a', 'b']);
});
