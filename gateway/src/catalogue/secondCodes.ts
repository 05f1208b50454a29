import { valueOr } from '@taem/domain/reading/reading.ts';
import { doubtWords } from '@taem/domain/reading/words.ts';
import type { Products } from '../database/generated/rows.ts';
import type { DatabaseClient } from '../database/pool.ts';
import type { Cells, PartRow } from '../import/ImportRules.ts';
import { readCell } from '../import/readCell.ts';
import { products } from './products.ts';

/**
 * Decides which of its two codes a row uses. Shops have two products with one barcode, or packs with the barcode of the
 * piece, and give each of them a number as well. The catalogue has one code per product, so only the name shows which
 * product a code belongs to: whichever part of a list is sent again, and in whatever order, no product turns into
 * another one (ADR 0121).
 */
export function secondCodes(client: DatabaseClient): (rows: readonly PartRow[]) => Promise<void> {
  /** Rows of the file, by the code that they use. */
  const rowsAbove = new Map<string, Taken>();
  return async (rows) => {
    const read = rows.flatMap((row) => {
      const code = row.values.code;
      return typeof code === 'string'
        ? [{ row, code, second: readSecond(row.cells), name: nameKey(row.values.name) }]
        : [];
    });
    const keys = read.flatMap(({ code, second }) => (second ? [keyOf(code), keyOf(second.value)] : []));
    const there = keys.length > 0 ? await readNames(client, keys) : new Map<string, string[]>();
    for (const { row, code, second, name } of read) {
      const secondKey = second ? keyOf(second.value) : null;
      const above = rowsAbove.get(keyOf(code));
      const namesOf = (key: string) => [rowsAbove.get(key)?.name ?? there.get(key) ?? []].flat();
      const take = (key: string) => rowsAbove.set(key, rowsAbove.get(key) ?? { name, second: secondKey });
      if (!second || secondKey === null || secondKey === keyOf(code)) {
        take(keyOf(code));
        continue;
      }
      const [own, seconds] = [namesOf(keyOf(code)), namesOf(secondKey)];
      const isThereBySecond = seconds.includes(name);
      const isBelow = above !== undefined && above.second !== secondKey;
      if (isThereBySecond || (isBelow && seconds.length === 0)) {
        row.doubt('code', isThereBySecond ? KEPT_BY_SECOND : CODE_IS_ABOVE);
        if (second.doubt) row.doubt('code', second.doubt);
        row.values.code = second.value;
        take(secondKey);
      } else if (own.length === 0 || (own.includes(name) && !isBelow)) take(keyOf(code));
      else row.refuse('code', OTHER_NAME);
    }
  };
}

interface Taken {
  name: string;
  second: string | null;
}

const KEPT_BY_SECOND = 'is not taken in: the product is kept by its second code';
const CODE_IS_ABOVE = 'is that of a row above, so the product goes in with its second code';
const OTHER_NAME =
  'is that of a product with another name: write that name, or leave out the second codes to rename it';

const keyOf = (code: string): string => code.toLowerCase();
const nameKey = (name: unknown): string => String(name).trim().toLowerCase();

/** Returns a second code that could be that of a product. */
function readSecond({ sku }: Cells): { value: string; doubt: string | null } | null {
  const field = products.fieldByPath.get('code');
  if (!field) return null;
  const read = readCell(field, sku);
  const value = valueOr(read, null);
  if ('fault' in read || typeof value !== 'string' || value.length > (field.write?.max ?? 0)) return null;
  return { value, doubt: read.doubt ? doubtWords(read.doubt).en : null };
}

async function readNames(client: DatabaseClient, keys: readonly string[]): Promise<Map<string, string[]>> {
  const answer = await client.query<Pick<Products, 'code_key' | 'name'>>(
    'select code_key, name from products where code_key = any($1)',
    [keys],
  );
  const names = new Map<string, string[]>();
  for (const { code_key, name } of answer.rows) names.set(code_key, [...(names.get(code_key) ?? []), nameKey(name)]);
  return names;
}
