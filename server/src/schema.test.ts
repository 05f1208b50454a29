import { defaultFieldResolver, isEnumType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { wireEnums } from './gateway/wireEnums.ts';
import { createSchema, records } from './schema.ts';

describe('the schema', () => {
  const schema = createSchema();

  it('serves every query and mutation of the contract', () => {
    const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.values(type?.getFields() ?? {}),
    );
    const unserved = fields.filter(({ resolve }) => !resolve || resolve === defaultFieldResolver);
    expect(unserved.map(({ name }) => name)).toEqual([]);
  });

  it('has the wire’s word for every value of an enum that the wire spells in its own way', () => {
    for (const [name, words] of Object.entries(wireEnums)) {
      const type = schema.getType(name);
      const values = isEnumType(type) ? type.getValues() : [];
      expect([name, Object.fromEntries(values.map(({ name: value, value: word }) => [value, word]))]).toEqual([
        name,
        words,
      ]);
    }
  });

  /** Read in the language of their statistic (`readNotes`). */
  const WORDS = ['DayNote.text', 'DayNote.names'];

  it('reads every field of every declared type', () => {
    const missing = [...records.values()].flatMap(({ name, fields }) => {
      const type = schema.getType(name);
      const declared = type && 'getFields' in type ? Object.keys(type.getFields()) : [];
      return declared.filter((field) => !(field in fields)).map((field) => `${name}.${field}`);
    });
    expect(missing).toEqual(WORDS);
  });
});
