import type { ImportField } from '@taem/domain/import/ImportField.ts';
import type { DatabaseClient } from '../database/pool.ts';
import type { RecordValues } from '../resource/defineResource.ts';
import type { BroughtBeside } from './BroughtBeside.ts';
import type { Cells, ImportRules, ImportScope, PartRow, Say, TakenRow } from './ImportRules.ts';

/** Data in a file's columns that belongs to other records, which another area stores. */
export interface RowsBeside extends BroughtBeside {
  fields(client: DatabaseClient): Promise<readonly ImportField[]>;
  open(scope: ImportScope): Promise<OpenBeside>;
}

export interface OpenBeside {
  /** Reads the cells of one row; a refusal refuses only this row. */
  read(values: RecordValues, cells: Cells, doubt: Say): void;
  /** Looks up existing data for the rows of a part. */
  completePart(rows: readonly PartRow[]): Promise<void>;
  /** Writes the data, or in a dry run returns which rows have some. */
  take(rows: readonly TakenRow[]): Promise<ReadonlySet<RecordValues>>;
}

/** Returns import rules that include the rows' data for other records. */
export const withBeside = (rules: ImportRules, ...besides: readonly RowsBeside[]): ImportRules => ({
  ...rules,
  async ofShop(client) {
    const fields = [...rules.fields];
    for (const beside of besides) fields.push(...(await beside.fields(client)));
    return { ...rules, fields, open: (scope) => openAll(rules, besides, scope) };
  },
});

async function openAll(rules: ImportRules, besides: readonly RowsBeside[], scope: ImportScope) {
  const opened = await rules.open(scope);
  const more: OpenBeside[] = [];
  for (const beside of besides) more.push(await beside.open(scope));
  return {
    ...opened,
    async prepare(values: RecordValues, doubt: Say, cells: Cells) {
      await opened.prepare?.(values, doubt, cells);
      for (const { read } of more) read(values, cells, doubt);
    },
    async completePart(rows: readonly PartRow[]) {
      await opened.completePart?.(rows);
      for (const { completePart } of more) await completePart(rows);
    },
    async takeBeside(rows: readonly TakenRow[]) {
      const bringing = new Set<RecordValues>();
      for (const { take } of more) for (const values of await take(rows)) bringing.add(values);
      return bringing;
    },
  };
}
