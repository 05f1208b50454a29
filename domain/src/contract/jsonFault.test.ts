import { expect, test } from 'vitest';
import { JSON_LIMITS, jsonFault, jsonTextFault } from './jsonFault.ts';

const DEEP = 'is nested deeper than 100 levels';
const WIDE = `has more than ${JSON_LIMITS.values} values`;
const NAMED = `has more than ${JSON_LIMITS.names} names in one object`;
const objectWith = (names: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: names }, (_, n) => [`k${n}`, 1])));
const listsIn = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

test.each([
  ['nothing', 'null', null],
  ['a text', '"[[["', null],
  ['as deep as may be', listsIn(JSON_LIMITS.levels), null],
  ['nothing as deep as may be', `${'['.repeat(JSON_LIMITS.levels)}null${']'.repeat(JSON_LIMITS.levels)}`, null],
  ['spaces before a list deeper', ` \n${listsIn(JSON_LIMITS.levels + 1)}`, DEEP],
  ['a list deeper', listsIn(JSON_LIMITS.levels + 1), DEEP],
  ['deeper than any stack', listsIn(500_000), DEEP],
  ['objects deeper than any stack', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`, DEEP],
  ['as wide as may be', JSON.stringify(Array.from({ length: JSON_LIMITS.values - 1 }, () => 1)), null],
  ['as many names as may be', objectWith(JSON_LIMITS.names), null],
  ['a name more', objectWith(JSON_LIMITS.names + 1), NAMED],
  ['a name more below', `[1,{"a":${objectWith(JSON_LIMITS.names + 1)}}]`, NAMED],
  ['a value more', JSON.stringify(Array.from({ length: JSON_LIMITS.values }, () => 1)), WIDE],
  ['wide below', JSON.stringify({ a: [Array.from({ length: JSON_LIMITS.values }, () => ({}))] }), WIDE],
])('S9 JSON is looked at up to its limits: %s', (_, text, fault) => {
  expect(jsonFault(JSON.parse(text))).toBe(fault);
  expect(jsonTextFault(text)).toBe(fault);
});

test('anything that is not JSON is for its reader to refuse', () => {
  expect(['[[[', '{bad', 'abc', ''].map(jsonTextFault)).toEqual([null, null, null, null]);
});
