/** For each rollup, its keys and figures, by which days and months that differ from the sales are found. */
const ROLLUPS: Readonly<Record<string, readonly [keys: string, figures: string]>> = {
  sales: [
    'branch_id, customer_type, tier_id',
    'transactions, voided, qty, payment, discount, revenue, delivery, earn_points, redeem_points, documents, cash_rounding, added_vat, cost, costed_qty, costed_amount',
  ],
  channels: ['branch_id, type, institute_id, card_id, customer_type', 'transactions, uses, amount'],
  products: [
    'branch_id, product_id, category_id, sub_category_id, customer_type, tier_id',
    'transactions, category_transactions, sub_category_transactions, qty, amount, cost, costed_qty, costed_amount',
  ],
  members: [
    'branch_id, member_id',
    'transactions, qty, payment, discount, revenue, earn_points, redeem_points, cash, card, transfer, other',
  ],
  guests: ['branch_id, gender, age', 'transactions, qty, payment, discount, revenue'],
  hours: [
    'branch_id, hour, create_by_id, customer_type',
    'transactions, qty, payment, discount, revenue, delivery, cash_rounding, added_vat',
  ],
  offers: ['branch_id, offer_id, customer_type', 'transactions, discount, revenue'],
};

const SPAN_FIGURES = 'transactions, qty, payment, discount, revenue, earn_points, redeem_points';

const list = (names: string, write: (name: string) => string) => names.split(', ').map(write).join(', ');

const daysFault = (name: string, keys: string, figures: string, of = '') => `
  select business_date::text as day, ${keys} from (
    select business_date, ${keys}, ${figures} from daily_${name}${of}
    union all
    select business_date, ${keys}, ${list(figures, (figure) => `-${figure}`)} from ${name}_figures${of}) d
  group by business_date, ${keys} having (${list(figures, (figure) => `sum(${figure})`)}) is distinct from (${list(figures, () => '0')})`;

const monthsFault = (name: string, keys: string, figures: string, of = 'true') => `
  select month::text as month, ${keys} from (
    select month, ${keys}, ${figures} from monthly_${name} where ${of}
    union all
    select month, ${keys}, ${list(figures, (figure) => `-${figure}`)} from (
      select *, date_trunc('month', business_date)::date as month from daily_${name} where slot = 0) days where ${of}) d
  group by month, ${keys} having (${list(figures, (figure) => `sum(${figure})`)}) is distinct from (${list(figures, () => '0')})`;

/** Conditions on the rows to check: days by `business_date`, months by `month`, both by `branch_id`. */
export interface LookedAt {
  days: string;
  months: string;
}

/**
 * Returns statements that find the days whose sums differ from their sales, and the months whose sums differ from their
 * days; a month is identified by its first day.
 */
export const daysThatDiffer = ({ days, months }: LookedAt): string[] =>
  Object.entries(ROLLUPS).flatMap(([name, [keys, figures]]) => [
    `select day, branch_id from (${daysFault(name, keys, figures, ` where ${days}`)}) d`,
    `select month as day, branch_id from (${monthsFault(name, keys, figures, months)}) m`,
  ]);

/** Statements that find figures which differ from their sales; each returns the faulty rows. */
export const rollupFaults: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(ROLLUPS).flatMap(([name, [keys, figures]]) => [
      [`daily ${name} equal the raw sales`, daysFault(name, keys, figures)],
      [`monthly ${name} equal their days`, monthsFault(name, keys, figures)],
    ]),
  ),
  'what members ever bought equals the raw sales': `
    select member_id, product_id from (
      select member_id, product_id, category_id, transactions, category_transactions, qty, amount from member_products
      union all
      select member_id, product_id, category_id, -transactions, -category_transactions, -qty, -amount
      from products_figures where member_id is not null) m
    group by member_id, product_id, category_id
    having (sum(transactions), sum(category_transactions), sum(qty), sum(amount)) is distinct from (0, 0, 0, 0)`,
  'who bought what in settled days and months equals the raw sales': `
    with settled as materialized (
      select first_day, last_day from settled_spans s where not exists (
        select from daily_members d where d.slot > 0 and d.business_date between s.first_day and s.last_day)
    ), sold as materialized (
      select distinct s.first_day, s.last_day, b.goods_id, b.is_category, b.number
      from settled s join (select distinct business_date as day from daily_sales) d on d.day between s.first_day and s.last_day
        cross join lateral bought_on((select current_setting('app.realm_id')::uuid), d.day) b
    ), wrong as (
      select first_day, last_day, goods_id from (
        select first_day, last_day, goods_id, is_category, bit_count(buyers) as buyers from settled join span_buyers using (first_day, last_day)
        union all
        select first_day, last_day, goods_id, is_category, -count(*) from sold group by 1, 2, 3, 4) f
      group by first_day, last_day, goods_id, is_category having sum(buyers) <> 0
      union
      select first_day, last_day, goods_id from sold left join span_buyers b using (first_day, last_day, goods_id, is_category)
      where number >= coalesce(length(b.buyers), 0) or get_bit(b.buyers, least(number, length(b.buyers) - 1)) = 0
    )
    select first_day::text as "first day", last_day::text as "last day", goods_id from wrong`,
  'what members bought in kept spans equals their folded days': `
    select span_id, member_id from (
      select span_id, member_id, ${SPAN_FIGURES}, ltv from span_members
      union all
      select s.id, member_id, ${list(SPAN_FIGURES, (figure) => `-${figure}`)}, 0
      from member_spans s join daily_members d on slot = 0 and business_date between first_day and last_day
        and (branch_ids = '{}' or branch_id = any(branch_ids))
      union all
      select span_id, member_id, ${list(SPAN_FIGURES, () => '0')}, -m.revenue
      from span_members k join (select member_id, sum(revenue) as revenue from monthly_members group by member_id) m using (member_id)) f
    group by span_id, member_id
    having (${list(`${SPAN_FIGURES}, ltv`, (figure) => `sum(${figure})`)}) is distinct from (${list(`${SPAN_FIGURES}, ltv`, () => '0')})`,
};
