import pg from 'pg';

/** Adds so many products with Thai names to the demo shop of a database, spread over its categories. */
export async function loadProducts(databaseUrl: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>("select id from realms where code = 'taem'");
    await client.query("select set_config('app.realm_id', $1, false)", [rows[0]?.id]);
    await client.query(PRODUCTS, [count]);
    await client.query('vacuum (analyze) products');
  } finally {
    await client.end();
  }
}

const WORDS = 'ชา กาแฟ นม น้ำ ขนม ข้าว ปัง เค้ก ผลไม้ ส้ม มะม่วง โกโก้ คาราเมล วานิลลา เย็น ร้อน ปั่น ใหญ่ เล็ก พิเศษ'.split(' ');
const any = `(array[${WORDS.map((word) => `'${word}'`).join(', ')}])[1 + floor(random() * ${WORDS.length} + 0 * n)::int]`;

const PRODUCTS = `
with kinds as (select id, row_number() over (order by id) - 1 as place, count(*) over () as kinds from product_categories
  where realm_id = current_setting('app.realm_id')::uuid)
insert into products (realm_id, code, name, retail_price, skip_stock, category_id, created_at, status)
  select current_setting('app.realm_id')::uuid, 'B' || lpad(n::text, 8, '0'), ${any} || ${any} || ${any} || ' ' || n,
    100 * (1 + floor(random() * 500)::int), true, kinds.id, now() - n * interval '1 minute',
    case when n % 10 = 0 then 'Inactive' else 'Active' end
  from generate_series(1, $1::int) as n join kinds on kinds.place = n % kinds.kinds
  on conflict do nothing`;
