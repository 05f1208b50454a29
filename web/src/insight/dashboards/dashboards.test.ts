import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIELD_ABOUT, fieldAbout } from '@taem/domain/insight/dashboards/fieldAbout.ts';
import { FIELD_WORDS, VALUE_WORDS } from '@taem/domain/insight/dashboards/fieldWords.ts';
import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import type { FieldNode } from '../../editor/fields.ts';
import { fieldsBelow, findFields, rootFields } from './fieldTree.ts';

const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../../../schema.graphql'), 'utf8'));

/** Returns all fields of the tree at any depth, each as its parent type and its name. */
function visible(): Set<string> {
  const fields = new Set<string>();
  const seen = new Set<unknown>();
  const walk = (field: FieldNode): void => {
    fields.add(`${field.of}.${field.name}`);
    if (field.type && seen.has(field.type)) return;
    seen.add(field.type);
    for (const below of fieldsBelow(field)) walk(below);
  };
  for (const root of rootFields(schema)) walk(root);
  return fields;
}
const namesOf = (fields: Iterable<string>) => new Set([...fields].map((field) => field.split('.')[1] ?? ''));

test('every field that can be ticked has words in Thai and English', () => {
  const names = [...namesOf(visible())];
  expect(names.length).toBeGreaterThan(80);
  expect(names.filter((name) => !FIELD_WORDS[name])).toEqual([]);
  for (const [name, [th, en]] of Object.entries(FIELD_WORDS)) {
    expect(th, name).toMatch(/[\u0e00-\u0e7f]/);
    expect(en, name).toMatch(/^[A-Z]/);
  }
});

test('every field that can be ticked says in Thai too what it means, and no meaning is of a field that is gone', () => {
  const fields = visible();
  const ownFields = (field: string) => {
    const [type = '', name = ''] = field.split('.');
    return /[\u0e00-\u0e7f]/.test(fieldAbout(type, name) ?? '');
  };
  expect([...fields].filter((field) => !ownFields(field))).toEqual([]);
  const identifying = new Set([...fields, ...namesOf(fields)]);
  expect(Object.keys(FIELD_ABOUT).filter((field) => !identifying.has(field))).toEqual([]);
});

test('every value that a figure may be broken down by has words in both languages', () => {
  for (const type of [
    'CustomerType',
    'PaymentChannelType',
    'Weekday',
    'Gender',
    'AgeRange',
    'NewOrReturning',
    'BuyerGroup',
  ]) {
    const found = schema.getType(type);
    const values = found && 'getValues' in found ? found.getValues().map(({ name }) => name) : [];
    expect(
      values.filter((value) => !VALUE_WORDS[value]),
      type,
    ).toEqual([]);
  }
});

test('a search finds fields by their words, the nearest to the root first', () => {
  const found = findFields(schema, ({ name }) => FIELD_WORDS[name]?.[0].includes('ส่วนลด') ?? false);
  expect(found.length).toBeGreaterThan(2);
  const depths = found.map(({ path }) => path.length);
  expect(depths).toEqual(depths.toSorted((a, b) => a - b));
});
