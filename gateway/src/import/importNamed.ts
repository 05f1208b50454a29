import { randomUUID } from 'node:crypto';
import type { ImportField } from '@taem/domain/import/ImportField.ts';
import { foldSearch } from '@taem/domain/reading/foldSearch.ts';
import type { RecordValues, Resource } from '../resource/defineResource.ts';
import type { Cells, ImportRules, ImportScope, Say } from './ImportRules.ts';

interface NamedRecords {
  resource: Resource;
  fields: readonly ImportField[];
  /** Columns that identify a record, the most reliable first; of a group of columns all must be equal. */
  keys: readonly (readonly string[])[];
  defaults: RecordValues;
  /** Called once: returns how cells become fields of the record. */
  readCells?(scope: ImportScope): Promise<(cells: Cells, refuse: Say) => Cells>;
}

/**
 * Import rules for records that are few and known by their names: existing ones are updated with the file's columns,
 * others are added.
 */
export const importNamed = ({ resource, fields, keys, defaults, readCells }: NamedRecords): ImportRules => ({
  resource,
  fields,
  needs: [['name']],
  async open(scope) {
    const columns = [...new Set(keys.flat())];
    const text = `select id, ${columns.join(', ')} from ${resource.table} order by id`;
    const { rows } = await scope.client.query<RecordValues & { id: string }>(text);
    const there = new Map<string, string[]>();
    for (const row of rows)
      for (const key of [...keysOf(row, keys), ...foldedKeysOf(row, keys)])
        there.set(key, [...(there.get(key) ?? []), row.id]);
    /** Rows of the file by their record, and by their keys, regardless of spelling. */
    const seen = new Map<string, number>();
    const read = await readCells?.(scope);
    return {
      ...(read && { readCells: read }),
      unique: [],
      async completePart(part) {
        for (const { number, values, refuse } of part) {
          const folded = foldedKeysOf(values, keys);
          const written = keys.flatMap((key) => [...keysOf(values, [key]), ...foldedKeysOf(values, [key])]);
          const [id, ...others] = written.map((key) => there.get(key)).find((ids) => ids !== undefined) ?? [];
          const earlier = (id === undefined ? folded : [id])
            .map((key) => seen.get(key))
            .find((row) => row !== undefined);
          for (const key of id === undefined ? folded : [id, ...folded]) seen.set(key, seen.get(key) ?? number);
          if (earlier !== undefined) refuse('name', `is in row ${earlier} already`);
          else if (others.length > 0)
            refuse('name', `is the name of ${others.length + 1} records: give one of them another name`);
          values.id = id ?? randomUUID();
        }
      },
      defaults,
      key: 'id',
    };
  },
});

/** Returns, for each key that a record has completely, a text by which it is found again in this exact spelling. */
const keysOf = (values: RecordValues, keys: readonly (readonly string[])[], spelt = (text: string) => text): string[] =>
  keys.flatMap((columns) => {
    const texts = columns.map((column) => values[column]);
    const isWhole = texts.every((text) => typeof text === 'string' && text !== '');
    return isWhole ? [JSON.stringify([columns, texts.map((text) => spelt(String(text)))])] : [];
  });

/** The same, regardless of spelling. */
const foldedKeysOf = (values: RecordValues, keys: readonly (readonly string[])[]) =>
  keysOf(values, keys, (text) => `~${foldSearch(text)}`);
