import { expect, test } from 'vitest';
import { oppositeOf } from '../record/field.ts';
import { RECORDS } from '../records.ts';
import { recordedType } from './recordedTypes.ts';

const flags = RECORDS.flatMap(({ type, fields }) =>
  Object.keys(fields).flatMap((name) => (oppositeOf(fields[name]) ? [[type, name] as const] : [])),
);

test.each(flags)('the history names a flag that is stored as a negation as its page does: %s %s', (type, name) => {
  const recorded = recordedType(type);
  const field = RECORDS.find((record) => record.type === type)?.fields[name];
  expect(recorded?.labels[name]).toEqual(oppositeOf(field));
  expect(recorded?.negated).toContain(name);
});

test('a flag that is stored as its label says is not negated', () => {
  expect(recordedType('Product')).toMatchObject({ negated: ['skipStock'] });
});
