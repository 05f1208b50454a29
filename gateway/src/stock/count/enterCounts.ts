import { itemCodes, readScaleLabel } from '@taem/domain/merchant/scaleLabel.ts';
import { type CountEntry, type CountedLine, enterCount } from '@taem/domain/stock/countedLine.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import { readScaleLabels } from '../../database/readScaleLabels.ts';
import { Refusal, refuseField, refuseFields } from '../../http/errors.ts';
import type { GatewaySession } from '../../http/GatewayContext.ts';
import { type FoundCount, findCount, refuseClosed } from './findCount.ts';
import { COUNTED_ELSEWHERE, holdSheets, refuseCountedElsewhere } from './stockCounts.ts';

/** An entry as it is sent: the product by its id, or by its scanned code. */
export interface SentEntry {
  id: string;
  product_id?: string | null;
  code?: string | null;
  mode: 'ADD' | 'SET';
  qty: number | null;
  /** The total that its sender saw, which SET replaces. */
  seen?: number | null;
}

interface LineRow {
  product_id: string;
  name: string;
  counted: number | null;
  qty_at_count: number | null;
  moved_qty: number;
}

/** The result of a request: the products that it names, and how many of its entries were new. */
interface EnteredCounts {
  productIds: readonly string[];
  taken: number;
}

/**
 * Enters what people counted, all of it or nothing. Entries that were entered before, by id, are skipped. With
 * `addLines`, products that are not on the sheet are added to it; with `replaces`, totals replace what was counted.
 */
export async function enterCounts(
  client: DatabaseClient,
  session: GatewaySession,
  countId: string,
  entries: readonly SentEntry[],
  { addLines = false, replaces = false }: { addLines?: boolean; replaces?: boolean },
): Promise<EnteredCounts> {
  const count = await findCount(client, session, countId, 'share');
  const places = await productsOf(client, entries);
  const productIds = [...new Set(places)];
  if (addLines && !count.closed_at) await addToSheet(client, count, productIds);
  const lines = await lockLines(client, count, productIds);
  const shelves = await readShelves(client, count, productIds);
  const done = await takenBefore(client, count, entries);
  const written = entries.flatMap((entry, place) => {
    const id = entry.id.toLowerCase();
    if (done.has(id)) return [];
    done.add(id);
    refuseClosed(count);
    const productId = places[place] ?? '';
    const line = lines.get(productId);
    if (!line) throw refuseStranger(place, entry.code ?? productId);
    const seen = replaces ? line.counted : (entry.seen ?? null);
    const after = enterCount(line, entryOf(entry, seen), shelves.get(productId) ?? 0);
    if (typeof after === 'string') throw refuseEntry(after, line);
    lines.set(productId, { ...line, ...after });
    return [{ id, product_id: productId, mode: entry.mode, qty: entry.qty, counted: after.counted }];
  });
  if (written.length > 0) {
    const changed = [...new Set(written.map(({ product_id }) => product_id))];
    await client.query(WRITE_ENTRIES, [count.id, JSON.stringify(written), session.userId]);
    await client.query(WRITE_LINES, [
      count.id,
      JSON.stringify(changed.map((id) => lineRow(id, lines.get(id)))),
      session.userId,
    ]);
  }
  return { productIds, taken: written.length };
}

function entryOf({ mode, qty }: SentEntry, seen: number | null): CountEntry {
  return mode === 'ADD' ? { mode, quantity: qty ?? 0 } : { mode, quantity: qty, seen };
}

type Line = CountedLine & { name: string };

const lineRow = (product_id: string, line: CountedLine | undefined) => ({
  product_id,
  counted: line?.counted ?? null,
  qty_at_count: line?.qtyAtCount ?? null,
  moved_qty: line?.movedQty ?? 0,
});

function refuseEntry(obstacle: 'COUNT_CHANGED' | 'TOO_MANY_COUNTED', { name, counted }: Line) {
  return obstacle === 'COUNT_CHANGED'
    ? new Refusal(
        409,
        'COUNT_CHANGED',
        `“${name}” has been counted by another user in the meantime: ${counted ?? '-'}.`,
        {
          product: name,
          counted,
        },
      )
    : new Refusal(422, 'TOO_MANY_COUNTED', `“${name}” has more than can be counted.`, { product: name });
}

const refuseStranger = (place: number, code: string) =>
  new Refusal(
    422,
    'NOT_ON_SHEET',
    [{ path: `entries.${place}`, message: `${code} is not on the sheet of this count.` }],
    {
      code,
    },
  );

/**
 * Returns the product of each entry; codes without a product, and products without counted stock, are all refused at
 * once. A scale label is on one piece of its product, as the till sells it.
 */
async function productsOf(client: DatabaseClient, entries: readonly SentEntry[]): Promise<readonly string[]> {
  const labels = await readScaleLabels(client);
  const codesOf = (code: string) => {
    const label = labels && readScaleLabel(code, labels);
    return [code.toLowerCase(), ...(label ? itemCodes(label) : [])];
  };
  const sent = entries.map(({ product_id, code }, place) => ({
    ...{ place, product_id: product_id ?? null },
    codes: product_id ? [] : codesOf(code?.trim() ?? ''),
  }));
  const { rows } = await client.query<{ place: number; id: string | null; skip_stock: boolean | null }>(PRODUCTS, [
    JSON.stringify(sent),
  ]);
  const problems = rows.flatMap(({ place, id, skip_stock }) => {
    const path = `entries.${place}`;
    if (id === null) return [{ path, message: `${entries[place]?.code ?? 'The product'} is the code of no product.` }];
    return skip_stock
      ? [{ path, message: `${entries[place]?.code ?? 'The product'} is a product whose stock is not counted.` }]
      : [];
  });
  if (problems.length > 0) throw refuseFields(problems);
  return rows.map(({ id }) => id ?? '');
}

/** Returns ids entered before, read once the lines are locked: the same entry may be sent twice at once. */
async function takenBefore(client: DatabaseClient, count: FoundCount, entries: readonly SentEntry[]) {
  const { rows } = await client.query<{ id: string; count_id: string }>(TAKEN, [entries.map(({ id }) => id)]);
  const other = rows.find(({ count_id }) => count_id !== count.id);
  if (other) {
    const place = entries.findIndex(({ id }) => id.toLowerCase() === other.id);
    throw refuseField(`entries.${place}.id`, 'is the id of an entry of another count');
  }
  return new Set(rows.map(({ id }) => id));
}

async function addToSheet(client: DatabaseClient, count: FoundCount, ids: readonly string[]): Promise<void> {
  await holdSheets(client, count.id);
  const added = await client.query<{ product_id: string }>(ADD_LINES, [count.id, ids]);
  const other = await client.query<{ name: string; products: number }>(COUNTED_ELSEWHERE, [
    count.id,
    added.rows.map(({ product_id }) => product_id),
  ]);
  refuseCountedElsewhere(other.rows[0]);
}

/** Locks lines in the order of the products, so that two phones wait for each other instead of failing. */
async function lockLines(client: DatabaseClient, count: FoundCount, ids: readonly string[]) {
  const { rows } = await client.query<LineRow>(LOCK, [count.id, ids]);
  return new Map(
    rows.map(({ product_id, name, counted, qty_at_count, moved_qty }): [string, Line] => [
      product_id,
      { name, counted, qtyAtCount: qty_at_count, movedQty: moved_qty },
    ]),
  );
}

/**
 * Reads shelves with a statement that begins after the lines are locked: a sale that is written by then was before the
 * counting.
 */
async function readShelves(client: DatabaseClient, count: FoundCount, ids: readonly string[]) {
  const { rows } = await client.query<{ product_id: string; qty: number }>(SHELVES, [count.branch_id, ids]);
  return new Map(rows.map(({ product_id, qty }) => [product_id, qty]));
}

const TAKEN = 'select id, count_id from stock_count_entries where id = any($1::uuid[])';
/** A product with the whole code takes precedence over the one that a label names. */
const PRODUCTS = `
  select e.place, coalesce(p.id, named.id) as id, coalesce(p.skip_stock, named.skip_stock) as skip_stock
  from jsonb_to_recordset($1::jsonb) as e(place int, product_id uuid, codes text[])
    left join products p on p.id = e.product_id
    left join lateral (select n.id, n.skip_stock from unnest(e.codes) with ordinality as c(code, place)
      join products n on n.code_key = c.code order by c.place limit 1) named on true
  order by e.place`;
const ADD_LINES = `
  insert into stock_count_lines (count_id, product_id) select $1, id from unnest($2::uuid[]) as p(id) order by id
  on conflict (realm_id, count_id, product_id) do nothing returning product_id`;
const LOCK = `
  select l.product_id, p.name, l.counted, l.qty_at_count, l.moved_qty
  from stock_count_lines l join products p on p.realm_id = l.realm_id and p.id = l.product_id
  where l.count_id = $1 and l.product_id = any($2::uuid[]) order by l.product_id for update of l`;
const SHELVES = 'select product_id, qty from stock where branch_id = $1 and product_id = any($2::uuid[])';
const WRITE_ENTRIES = `
  insert into stock_count_entries (id, count_id, product_id, mode, qty, counted, by_id)
  select e.id, $1, e.product_id, e.mode, e.qty, e.counted, $3
  from jsonb_to_recordset($2::jsonb) as e(id uuid, product_id uuid, mode text, qty int, counted int)`;
const WRITE_LINES = `
  update stock_count_lines l set counted = n.counted, qty_at_count = n.qty_at_count, moved_qty = n.moved_qty,
    counted_at = now(), counted_by_id = $3
  from jsonb_to_recordset($2::jsonb) as n(product_id uuid, counted int, qty_at_count int, moved_qty int)
  where l.count_id = $1 and l.product_id = n.product_id`;
