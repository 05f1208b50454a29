import { fromBaht } from '@taem/domain/money/money.ts';
import type { Products, StockImports } from '../database/generated/rows.ts';
import type { DatabaseClient } from '../database/pool.ts';
import { refuseField, refuseFields } from '../http/errors.ts';
import type { PrepareRecord } from '../resource/defineResource.ts';
import { isUuid } from '../resource/readValue.ts';

interface Line {
  product_id: string;
  qty: number;
  base_price?: number | null;
  retail_price?: number | null;
  final_price?: number | null;
}

/**
 * Puts the lines of a delivery on the shelves of its branch. The document itself is written after this in the same
 * transaction, so that either everything exists or nothing.
 */
export const receiveGoods: PrepareRecord = async (values, client, { branchIds, userId }) => {
  const { branch_id: branchId, products, ...document } = values;
  if (branchIds.length > 0 && !branchIds.includes(String(branchId))) {
    throw refuseField('branch_id', 'is not one of your branches');
  }
  const lines = JSON.parse(String(products)) as Line[];
  await refuseUnknownProducts(client, lines);
  const answer = await client.query<Pick<StockImports, 'id' | 'code'>>(NEW_DOCUMENT);
  const { id, code } = answer.rows[0] ?? {};
  delete values.products;
  Object.assign(values, { id, code: document.code ?? code, create_by_id: userId });
  const rows = JSON.stringify(lines.map(inSatang));
  await client.query(WRITE_LINES, [id, rows]);
  await client.query(FILL_SHELVES, [branchId, id, rows]);
};

async function refuseUnknownProducts(client: DatabaseClient, lines: readonly Line[]): Promise<void> {
  const productIds = lines.map(({ product_id }) => product_id.toLowerCase());
  const answer = await client.query<Pick<Products, 'id'>>('select id from products where id = any($1::uuid[])', [
    productIds.filter(isUuid),
  ]);
  const existing = new Set(answer.rows.map(({ id }) => id));
  const problems = productIds.flatMap((id, index) =>
    existing.has(id) ? [] : [{ path: `products.${index}.product_id`, message: 'does not exist' }],
  );
  if (problems.length > 0) throw refuseFields(problems);
}

function inSatang(line: Line) {
  const price = (baht?: number | null) => (baht === undefined || baht === null ? null : fromBaht(baht));
  return {
    ...line,
    base_price: price(line.base_price),
    retail_price: price(line.retail_price),
    final_price: price(line.final_price),
  };
}

/** Creates a code from the day for a document without one. */
const NEW_DOCUMENT = `
  select new_id() as id, 'IM' || to_char(now() at time zone r.time_zone, 'YYMMDD') || '-' ||
    upper(substr(md5(gen_random_uuid()::text), 1, 6)) as code
  from realms r where r.id = current_setting('app.realm_id')::uuid`;

const WRITE_LINES = `
  insert into stock_import_lines
    (import_id, position, product_id, skip_stock, qty, cost_code, base_price, retail_price, final_price, location, remark)
  select $1, position, product_id, p.skip_stock, qty, cost_code, base_price, l.retail_price, final_price, location, remark
  from rows from (jsonb_to_recordset($2::jsonb) as (product_id uuid, qty int, cost_code text, base_price bigint,
    retail_price bigint, final_price bigint, location text, remark text)) with ordinality
    as l(product_id, qty, cost_code, base_price, retail_price, final_price, location, remark, position)
    join products p on p.id = l.product_id`;

/** A product on several lines has, on all of them, the cost that lines with a cost state. */
const FILL_SHELVES = `
  select from move_stock(current_setting('app.realm_id')::uuid, $1, 'import', $2, (
    select jsonb_agg(jsonb_build_object('product_id', product_id, 'qty', qty, 'value', round(cost * qty / costed)))
    from (select l.product_id, sum(l.qty) as qty, sum(l.base_price::numeric * l.qty) as cost,
        sum(l.qty) filter (where l.base_price is not null) as costed
      from jsonb_to_recordset($3::jsonb) as l(product_id uuid, qty int, base_price bigint)
        join products p on p.id = l.product_id where not p.skip_stock group by l.product_id) received))`;
