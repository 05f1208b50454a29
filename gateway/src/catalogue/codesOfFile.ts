import { randomInt } from 'node:crypto';
import { productCode } from '@taem/domain/catalogue/productCode.ts';
import type { Products } from '../database/generated/rows.ts';
import type { DatabaseClient } from '../database/pool.ts';
import type { PartRow } from '../import/ImportRules.ts';

/**
 * Gives rows without a code that of their product, identified by name and category, or a new one like the form's
 * (MGMT-18). So importing the same file again changes nothing (ADR 0121).
 */
export function codesOfFile(client: DatabaseClient): (rows: readonly PartRow[]) => Promise<void> {
  /** Rows of the file, by name and category. */
  const seen = new Map<string, number>();
  return async (rows) => {
    await takeSpelling(client, rows);
    const without = rows.filter(({ values }) => values.code === null || values.code === undefined);
    if (without.length === 0) return;
    const there = await readNamed(client, without);
    const making: PartRow[] = [];
    for (const row of without) {
      const key = keyOf(row.values.name, row.values.category_id);
      const earlier = seen.get(key);
      const [code, ...others] = there.get(key) ?? [];
      seen.set(key, earlier ?? row.number);
      if (earlier !== undefined) row.refuse('name', `is in row ${earlier} already`);
      else if (others.length > 0) row.refuse('code', `is needed: ${others.length + 1} products have this name`);
      else if (code !== undefined) row.values.code = code;
      else making.push(row);
    }
    const codes = await newCodes(client, making.length);
    for (const [place, { values }] of making.entries()) values.code = codes[place];
  };
}

/**
 * Codes are compared regardless of case: a row is about the product with the same code. Where older products differ
 * only by case, the row must have the exact spelling.
 */
async function takeSpelling(client: DatabaseClient, rows: readonly PartRow[]): Promise<void> {
  const named = rows.filter(({ values }) => typeof values.code === 'string');
  const answer = await client.query<{ given: string; code: string }>(SPELLINGS, [
    named.map(({ values }) => values.code),
  ]);
  const spellings = new Map<string, string[]>();
  for (const { given, code } of answer.rows) spellings.set(given, [...(spellings.get(given) ?? []), code]);
  for (const { values, refuse } of named) {
    const [first, ...others] = spellings.get(String(values.code)) ?? [];
    if (first === undefined || [first, ...others].includes(String(values.code))) continue;
    if (others.length > 0) refuse('code', `may be ${[first, ...others].join(' or ')}: write it as it is kept`);
    else values.code = first;
  }
}

const SPELLINGS = `
  with given as materialized (select distinct text as given, lower(text) as key from unnest($1::text[]) as text)
  select given, p.code from given join products p on p.code_key = key order by p.code_twin`;

const keyOf = (name: unknown, categoryId: unknown) => `${categoryId ?? ''} ${String(name).trim().toLowerCase()}`;

async function readNamed(client: DatabaseClient, rows: readonly PartRow[]): Promise<Map<string, string[]>> {
  const names = rows.map(({ values }) => String(values.name).trim().toLowerCase());
  const text = 'select code, name, category_id from products where lower(name) = any($1) order by code';
  const answer = await client.query<Pick<Products, 'code' | 'name' | 'category_id'>>(text, [names]);
  const found = new Map<string, string[]>();
  for (const { code, name, category_id } of answer.rows) {
    const key = keyOf(name, category_id);
    found.set(key, [...(found.get(key) ?? []), code]);
  }
  return found;
}

/** Generates codes that no product has: an existing code would update another product. */
async function newCodes(client: DatabaseClient, count: number): Promise<string[]> {
  const free = new Set<string>();
  while (free.size < count) {
    const tried = Array.from({ length: count - free.size }, () => productCode(chance));
    const answer = await client.query<Pick<Products, 'code'>>(
      'select code from products where code_key = any(array(select lower(one) from unnest($1::text[]) one))',
      [tried],
    );
    const taken = new Set(answer.rows.map(({ code }) => code));
    for (const code of tried) if (!taken.has(code)) free.add(code);
  }
  return [...free];
}

const MOST = 2 ** 32;
const chance = () => randomInt(MOST) / MOST;
