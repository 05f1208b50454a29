import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { STOCK_COLUMNS, stockOfBranch } from '@taem/domain/import/stockColumns.ts';
import { readNumber } from '@taem/domain/reading/amount.ts';
import { readStockCount } from '@taem/domain/reading/stockCount.ts';
import { MAX_IMPORT_QTY } from '@taem/domain/stock/stockImportForm.ts';
import type { MerchantBranches, Products, Stock } from '../database/generated/rows.ts';
import type { DatabaseClient } from '../database/pool.ts';
import { refuseField } from '../http/errors.ts';
import { requirePermission } from '../http/requirePermission.ts';
import type { Cells, ImportScope, PartRow, Say, TakenRow } from '../import/ImportRules.ts';
import { valueOfCell } from '../import/valueOfCell.ts';
import type { OpenBeside, RowsBeside } from '../import/withBeside.ts';
import type { RecordValues } from '../resource/defineResource.ts';
import { insertRecord } from '../resource/writeRecord.ts';
import { receiveGoods } from './receiveGoods.ts';
import { stockImports } from './stockImports.ts';
import { takenBackStock } from './takeBackStock.ts';

/** Initial stock of the products in a file: a document for each branch receives it with its cost (OP-51). */
export const openingStock: RowsBeside = {
  ...takenBackStock,
  async fields(client) {
    return [...STOCK_COLUMNS, ...(await readBranches(client)).map(stockOfBranch)];
  },
  open: openStock,
};

type Branch = Pick<MerchantBranches, 'id' | 'name'>;

const readBranches = async (client: DatabaseClient): Promise<Branch[]> =>
  (await client.query<Branch>('select id, name from merchant_branches order by name, id')).rows;

/** The pieces that a row brings onto one shelf. */
interface Piece {
  branchId: string;
  qty: number;
}

interface Goods {
  pieces: readonly Piece[];
  /** Cost of one piece, in baht. */
  cost: number | null;
  doubt: Say;
}

async function openStock({ client, session, branchId, importId, brought }: ImportScope): Promise<OpenBeside> {
  const branches = await readBranches(client);
  const own = branches.filter(({ id }) => session.branchIds.length === 0 || session.branchIds.includes(id));
  const goods = new WeakMap<RecordValues, Goods>();
  let isCostLost = false;

  /** Returns the branch of a column that names none. */
  function branchOf(): string {
    const [only, ...others] = own;
    if (branchId) return branchId;
    if (only && others.length === 0) return only.id;
    throw refuseField('stock', 'needs a branch: import in a branch, or have a column for each branch');
  }

  function piecesOf(cells: Cells, doubt: Say): Piece[] {
    return Object.entries(cells).flatMap(([path, cell]) => {
      if (path !== 'stock' && !path.startsWith('stock.')) return [];
      const qty = quantityOf(path, cell);
      if (qty === null) return [];
      if (qty < 0) doubt(path, 'is below zero, so that nothing is put on the shelf');
      // Quantities of products sold by weight or length have fractions.
      else if (!Number.isInteger(qty)) doubt(path, 'is no whole number, so that nothing is put on the shelf');
      if (qty <= 0 || !Number.isInteger(qty)) return [];
      requirePermission(session, PAGE.stock, 'Write');
      const id = path === 'stock' ? branchOf() : path.slice('stock.'.length);
      if (!own.some((branch) => branch.id === id)) throw refuseField(path, 'is not one of your branches');
      return [{ branchId: id, qty }];
    });
  }

  return {
    read(values, cells, doubt) {
      const pieces = piecesOf(cells, doubt);
      const cost = costOf(cells.cost);
      if (cost && pieces.length === 0 && !isCostLost) {
        isCostLost = true;
        doubt('cost', 'is kept with goods received: without stock it is not taken in');
      }
      if (pieces.length === 0) return;
      // A product with stock in the file becomes counted, unless the row says otherwise.
      if (cells.skip_stock === undefined || cells.skip_stock === null || cells.skip_stock === '')
        values.skip_stock = false;
      if (values.skip_stock === true) doubt('stock', 'is not taken in: stock of this product is not counted');
      else goods.set(values, { pieces, cost, doubt });
    },

    async completePart(rows) {
      const some = rows.filter(({ values }) => goods.has(values));
      const shelves = await readShelves(client, some);
      for (const { values, doubt } of some) {
        const { pieces, cost } = goods.get(values) ?? { pieces: [], cost: null };
        const left = pieces.filter((piece) => {
          const there = shelves.get(`${values.code} ${piece.branchId}`);
          if (there !== undefined && there !== piece.qty) doubt('stock', HAS_STOCK);
          return there === undefined;
        });
        if (left.length === 0) goods.delete(values);
        else goods.set(values, { pieces: left, cost, doubt });
      }
    },

    async take(rows) {
      const bringing = rows.filter(({ values }) => goods.has(values));
      if (importId === null || bringing.length === 0) return new Set(bringing.map(({ values }) => values));
      const ids = await idsOf(client, bringing);
      const received = new Set<RecordValues>();
      for (const { id } of own) {
        const coming = bringing.flatMap(({ values }) => {
          const from = goods.get(values);
          const product_id = ids.get(values.code) ?? '';
          return (from?.pieces ?? [])
            .filter((piece) => piece.branchId === id)
            .map(({ qty }) => ({ values, doubt: from?.doubt, line: { product_id, qty, base_price: from?.cost } }));
        });
        const opened = await openShelves(
          client,
          id,
          coming.map(({ line }) => line.product_id),
        );
        const taken = coming.filter(({ line, doubt }) => {
          if (!opened.has(line.product_id)) doubt?.('stock', HAS_STOCK);
          return opened.has(line.product_id);
        });
        if (taken.length === 0) continue;
        brought.add('stock');
        await receive(
          id,
          taken.map(({ line }) => line),
          importId,
        );
        for (const { values } of taken) received.add(values);
      }
      return received;
    },
  };

  async function receive(id: string, lines: readonly object[], file_import_id: string): Promise<void> {
    const document: RecordValues = { branch_id: id, name: OPENING, products: JSON.stringify(lines), file_import_id };
    await receiveGoods(document, client, session, null);
    await insertRecord(client, stockImports, document);
  }
}

const HAS_STOCK = 'is not taken in: the branch has a stock of it already';

/** The document's name, as staff see it in the list of goods received. */
const OPENING = 'สต็อกตั้งต้นจากไฟล์';

function quantityOf(path: string, cell: unknown): number | null {
  const number = valueOfCell(path, cell, readStockCount);
  if (number === null) return null;
  const qty = Number(number);
  if (qty > MAX_IMPORT_QTY) throw refuseField(path, `must be at most ${MAX_IMPORT_QTY}`);
  return qty;
}

/** Returns the cost in baht. Averages have more decimals than money. */
function costOf(cell: unknown): number | null {
  const number = valueOfCell('cost', cell, (text) => readNumber(text.replace(/^(?:฿|THB)\s*/i, '')));
  if (number === null) return null;
  if (Number(number) < 0) throw refuseField('cost', 'must be at least 0');
  return Math.round(Number(number) * 100) / 100;
}

/** Returns the pieces by code and branch, for shelves that have ever been counted. */
async function readShelves(client: DatabaseClient, rows: readonly PartRow[]): Promise<ReadonlyMap<string, number>> {
  if (rows.length === 0) return new Map();
  const text = `select p.code || ' ' || k.branch_id as shelf, k.qty from products p join stock k on k.product_id = p.id
    where p.code = any($1)`;
  const answer = await client.query<{ shelf: string; qty: number }>(text, [rows.map(({ values }) => values.code)]);
  return new Map(answer.rows.map(({ shelf, qty }) => [shelf, qty]));
}

/**
 * Creates shelves for products that have none yet, and returns which: until the import is done, a sale waits for them.
 * A product that was sold since the check has a shelf, so that the file's quantity may no longer apply.
 */
async function openShelves(
  client: DatabaseClient,
  branchId: string,
  productIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const text = `insert into stock (branch_id, product_id) select $1, id from unnest($2::uuid[]) as p(id) order by id
    on conflict (realm_id, branch_id, product_id) do nothing returning product_id`;
  const answer = await client.query<Pick<Stock, 'product_id'>>(text, [branchId, productIds]);
  return new Set(answer.rows.map(({ product_id }) => product_id));
}

async function idsOf(client: DatabaseClient, rows: readonly TakenRow[]): Promise<ReadonlyMap<unknown, string>> {
  const text = 'select id, code from products where code = any($1)';
  const answer = await client.query<Pick<Products, 'id' | 'code'>>(text, [rows.map(({ values }) => values.code)]);
  return new Map(answer.rows.map(({ id, code }) => [code, id]));
}
