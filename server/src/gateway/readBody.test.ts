import { expect, it } from 'vitest';
import { jsonDepth } from './jsonDepth.ts';
import { readBody } from './readBody.ts';

const bytes = (text: string | Buffer) => Buffer.from(text);
const read = (text: string | Buffer, type: string | undefined = 'application/json; charset=utf-8') =>
  readBody({ 'content-type': type }, bytes(text));

it.each([
  ['{"name":"ร้าน"}', 'application/json', { name: 'ร้าน' }],
  ['[1]', 'application/problem+json', [1]],
  ['[1]', undefined, [1]],
  ['', 'text/html', null],
])('reads %j as %s', (text, type, expected) => {
  expect(readBody({ ...(type && { 'content-type': type }) }, bytes(text))).toEqual(expected);
});

it.each([
  ['a page', '<html>', 'text/html'],
  ['a page that calls itself JSON', '<html>', 'application/json'],
  ['JSON that calls itself a page', '{}', 'text/html'],
  ['half of an answer', '{"a":[1,', undefined],
  ['a letter that is none', Buffer.from([0x22, 0xff, 0x22]), undefined],
])('refuses %s', (_name, text, type) => {
  expect(() => read(text, type)).toThrow();
});

it('refuses depth where it would cost memory', () => {
  const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
  expect(() => read(deep(200_000))).toThrow();
  expect(() => read(`[${deep(60)},"${'x'.repeat(300_000)}"]`)).not.toThrow();
});

it.each([
  ['1', 0],
  ['{}', 1],
  ['[[],[[1]]]', 3],
  ['{"a":"[[[[","b":{"c":"\\"[["}}', 2],
])('the depth of %s is %i', (text, depth) => {
  expect(jsonDepth(Buffer.from(text))).toBe(depth);
});
