import { formatCount } from '@taem/domain/money/formatNumber.ts';
import pg from 'pg';

const AT_ONCE = 50_000;
const DAYS = 396;

/**
 * Writes sales into the demo shop of a database in bulk: realistic bills of one to six products over thirteen months,
 * half of them for members, with tenders, points and all derived figures.
 */
export async function loadSales(
  databaseUrl: string,
  count: number,
  report: (done: number, total: number) => void,
  days = DAYS,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>("select id from realms where code = 'taem'");
    await client.query("select set_config('app.realm_id', $1, false)", [rows[0]?.id]);
    // The rows are valid by construction, and checking each reference would take longer than writing them.
    await client.query('set session_replication_role = replica');
    await client.query(PREPARE);
    for (let first = 0; first < count; first += AT_ONCE) {
      await client.query('begin');
      await client.query(SALES, [first, Math.min(first + AT_ONCE, count) - 1, count, days]);
      for (const statement of WRITE) await client.query(statement);
      await client.query('commit');
      report(Math.min(first + AT_ONCE, count), count);
    }
    await client.query(MEMBERS);
    await client.query('select rebuild_rollups($1)', [rows[0]?.id]);
    await client.query('select settle_spans($1, 10000)', [rows[0]?.id]);
    await client.query('set session_replication_role = origin');
    await client.query('vacuum (analyze)');
  } finally {
    await client.end();
  }
}

/** Returns a function that prints progress as a line, for a terminal or a log. */
export function progressBar(label: string): (done: number, total: number) => void {
  const started = performance.now();
  return (done, total) => {
    const filled = Math.round((20 * done) / total);
    const bar = `${'#'.repeat(filled)}${'.'.repeat(20 - filled)}`;
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    const line = `${label} [${bar}] ${formatCount(done)} of ${formatCount(total)}, ${seconds} s`;
    process.stderr.write(process.stderr.isTTY ? `\r${line}${done === total ? '\n' : ''}` : `${line}\n`);
  };
}

const PREPARE = `
create temp table shop_products as
  select row_number() over (order by p.id) - 1 as place, p.id, p.code, p.name, p.retail_price, p.category_id, c.name as category_name,
    p.sub_category_id, s.name as sub_category_name
  from products p left join product_categories c on c.id = p.category_id left join product_sub_categories s on s.id = p.sub_category_id
  where p.realm_id = current_setting('app.realm_id')::uuid and p.status = 'Active' and p.skip_stock;
create temp table shop_members as select row_number() over (order by id) - 1 as place, id, tier_id from members
  where realm_id = current_setting('app.realm_id')::uuid;
create temp table shop_branches as
  select row_number() over (order by b.id) - 1 as place, b.id, b.code,
    (select u.id from merchant_users u where u.realm_id = b.realm_id and (b.id = any(u.branch_ids) or u.branch_ids = '{}') order by cardinality(u.branch_ids) desc limit 1) as seller_id
  from merchant_branches b where b.realm_id = current_setting('app.realm_id')::uuid and b.status = 'Active';
create temp table new_sales (number bigint, id uuid, branch_id uuid, branch_code text, seller_id uuid, member_id uuid, tier_id uuid,
  local_time timestamp, lines int, tender float, looks float);
create temp table new_items (sale_id uuid, position int, product int, qty int);
create index on shop_products (place);
create index on shop_members (place);
analyze shop_products; analyze shop_members; analyze shop_branches;`;

/** Older sales first, as a shop would have written them; a few members and products are bought by more than others. */
const SALES = `
insert into new_sales
  select number, new_id(), b.id, b.code, b.seller_id, m.id, m.tier_id,
    date_trunc('second', (current_date - $4::int)::timestamp + ($4::int * number::float8 / $3::bigint) * interval '1 day'),
    1 + floor(random() * 6)::int, random(), random()
  from (select number, floor(random() * (select count(*) from shop_branches)) as branch,
      case when random() < 0.5 then floor(power(random(), 1.5) * (select count(*) from shop_members)) end as member
    from generate_series($1::bigint, $2::bigint) as number) n
    join shop_branches b on b.place = n.branch left join shop_members m on m.place = n.member`;

const WRITE = [
  `insert into new_items select s.id, line, floor(power(random(), 1.3) * (select count(*) from shop_products))::int, 1 + floor(random() * 3)::int
    from new_sales s cross join lateral generate_series(1, s.lines) as line`,
  `insert into transactions (id, realm_id, branch_id, transaction_no, business_date, create_local_time, time, create_by_id, member_id,
      tier_id, guest, total_qty, total_payment, total_discount, total_revenue, earn_points)
    select s.id, current_setting('app.realm_id')::uuid, s.branch_id,
      s.branch_code || '-' || to_char(s.local_time, 'YYMMDD') || '-' || lpad(nextval('transaction_number_seq')::text, 9, '0'),
      s.local_time::date, s.local_time, s.local_time at time zone 'Asia/Bangkok', s.seller_id, s.member_id, s.tier_id,
      case when s.member_id is null then jsonb_build_object('gender', case when looks < 0.5 then 'Female' else 'Male' end,
        'age', case when looks < 0.7 then '25-60' when looks < 0.9 then '13-24' else 'Over 60' end, 'hashtags', '[]'::jsonb) end,
      i.qty, i.amount, 0, i.amount, case when s.member_id is null then 0 else i.amount / 2500 end
    from new_sales s join (select sale_id, sum(qty)::int as qty, sum(qty * retail_price)::bigint as amount
      from new_items join shop_products on place = product group by sale_id) i on i.sale_id = s.id
    order by s.number`,
  `insert into transaction_items (transaction_id, position, realm_id, item_ref, item_type, event_code, product_id, name, code, category_id,
      category_name, sub_category_id, sub_category_name, skip_stock, qty, retail_price, charge_amount, paid_amount)
    select i.sale_id, i.position, current_setting('app.realm_id')::uuid, i.position::text, 'product', 'BUY', p.id, p.name, p.code,
      p.category_id, p.category_name, p.sub_category_id, p.sub_category_name, true, i.qty, p.retail_price, p.retail_price, i.qty * p.retail_price
    from new_items i join shop_products p on p.place = i.product`,
  `insert into transaction_channels (transaction_id, position, realm_id, type, amount, received_amount, institute_id, institute_name)
    select s.id, 1, t.realm_id, case when s.tender < 0.5 then 'Cash' when s.tender < 0.8 then 'Transfer' when s.tender < 0.97 then 'Credit-Debit' else 'Other' end,
      t.total_revenue, case when s.tender < 0.5 then t.total_revenue end, n.id, n.name
    from new_sales s join transactions t on t.id = s.id
      left join (select id, name from institutes where realm_id = current_setting('app.realm_id')::uuid order by id limit 1) n on s.tender >= 0.5 and s.tender < 0.97`,
  `insert into point_entries (realm_id, member_id, transaction_id, kind, points, business_date, time)
    select t.realm_id, t.member_id, t.id, 'earn', t.earn_points, t.business_date, t.time
    from new_sales s join transactions t on t.id = s.id where t.earn_points > 0`,
  'truncate new_items, new_sales',
];

const MEMBERS = `
update members m set points = m.points + s.points, total_payment = m.total_payment + s.revenue, total_revenue = m.total_revenue + s.revenue,
    total_transaction = m.total_transaction + s.sales, total_qty = m.total_qty + s.qty,
    first_transaction_time = least(m.first_transaction_time, s.first_time), last_transaction_time = greatest(m.last_transaction_time, s.last_time)
  from (select member_id, sum(earn_points)::int as points, sum(total_revenue)::bigint as revenue, count(*)::int as sales,
      sum(total_qty)::int as qty, min(time) as first_time, max(time) as last_time
    from transactions where realm_id = current_setting('app.realm_id')::uuid and member_id is not null group by member_id) s
  where m.id = s.member_id`;
