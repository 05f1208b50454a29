import { describe, expect, it } from 'vitest';
import { thaiMessage } from '../form/thaiMessages.ts';
import { RECORDS } from '../records.ts';
import { supplier } from '../stock/supplier.ts';
import { formOf } from './formOf.ts';
import { wireName } from './wireName.ts';

describe.each(RECORDS.map((record) => [record.type, record] as const))('%s', (_type, record) => {
  it('says in Thai whatever its form refuses', () => {
    const values = Object.fromEntries(Object.keys(record.fields).map((name) => [name, 'x'.repeat(300)]));
    const messages = [{}, values].flatMap((typed) =>
      (formOf(record, 'create').safeParse(typed).error?.issues ?? []).map(({ message }) => message),
    );
    const rules = Object.values(record.fields).flatMap((field) =>
      'rule' in field && field.rule ? [field.rule.message] : [],
    );
    const required = Object.values(record.fields).flatMap((field) => field.required ?? []);
    const untranslated = [...messages, ...rules, ...required].filter((message) => thaiMessage(message) === message);
    expect([...new Set(untranslated)]).toEqual([]);
  });

  it('has each of its names once, on the wire and in both languages', () => {
    const fields = Object.entries(record.fields);
    const wires = fields.filter(([, field]) => !field.readOnly).map(([name, field]) => wireName(name, field));
    const own = fields.filter(([, field]) => !field.readOnly).map(([, { label }]) => [label.th, label.en]);
    expect(new Set(wires).size).toBe(wires.length);
    expect(new Set(own.map(([th]) => th)).size).toBe(own.length);
    expect(new Set(own.map(([, en]) => en)).size).toBe(own.length);
  });
});

it.each(['053123456', '053-123-456', '053123456|TH|+66', '0812345678', '0812345678|TH|+66'])(
  'SUPPLIER-01 a supplier is reached by %s, a landline or a mobile, as it is typed and as it is stored',
  (phone) => {
    expect(formOf(supplier, 'create').safeParse({ name: 'x', phone }).success).toBe(true);
  },
);
