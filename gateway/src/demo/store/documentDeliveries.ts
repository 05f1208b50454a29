import type { DatabaseClient } from '../../database/pool.ts';

/** Writes the documents of received goods: one for each branch, delivery and supplier. */
export async function documentDeliveries(
  client: DatabaseClient,
  products: readonly { id: string; supplierId: string }[],
): Promise<void> {
  const suppliers = JSON.stringify(products.map(({ id, supplierId }) => ({ product_id: id, supplier_id: supplierId })));
  await client.query(NAME_DELIVERIES, [suppliers]);
  await client.query(WRITE_DOCUMENTS);
  await client.query(WRITE_LINES);
  await client.query('drop table deliveries');
}

const NAME_DELIVERIES = `
  create temporary table deliveries on commit drop as
  select m.id as movement_id, m.branch_id, m.product_id, m.qty, m.time, d.supplier_id,
    md5('delivery:' || m.branch_id || m.time || d.supplier_id)::uuid as import_id
  from stock_movements m join jsonb_to_recordset($1::jsonb) as d(product_id uuid, supplier_id uuid) using (product_id)
  where m.kind = 'import'`;

const WRITE_DOCUMENTS = `
  insert into stock_imports (id, branch_id, supplier_id, code, invoice_no, name, created_at)
  select import_id, branch_id, supplier_id,
    'IM' || to_char(time at time zone 'Asia/Bangkok', 'YYMMDD') || '-' || lpad(number::text, 4, '0'),
    'INV' || to_char(time at time zone 'Asia/Bangkok', 'YYMM') || lpad((number % 1000)::text, 3, '0'),
    'เติมสินค้าหน้าร้าน', time
  from (select d.*, row_number() over (order by time, import_id) as number
    from (select distinct import_id, branch_id, supplier_id, time from deliveries) d) numbered`;

const WRITE_LINES = `
  with linked as (
    update stock_movements m set import_id = d.import_id from deliveries d where d.movement_id = m.id)
  insert into stock_import_lines (import_id, position, product_id, skip_stock, qty, base_price, retail_price, final_price, location)
  select d.import_id, row_number() over (partition by d.import_id order by p.code), p.id, false, d.qty,
    m.value / m.qty, p.retail_price, m.value, 'หน้าร้าน'
  from deliveries d join products p on p.id = d.product_id join stock_movements m on m.id = d.movement_id`;
