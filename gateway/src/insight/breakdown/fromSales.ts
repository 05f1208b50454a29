import { type BreakdownKind, type Dimension, partOf } from '@taem/domain/insight/breakdown/dimensions.ts';
import type { Measure } from '@taem/domain/insight/breakdown/measures.ts';
import type { GatewaySession } from '../../http/GatewayContext.ts';
import { compileSource } from '../../resource/compileQuery.ts';
import type { ListQuery } from '../../resource/listQuery.ts';
import type { Parameters } from '../../resource/Parameters.ts';
import { onlySoFar } from '../../rollups/soFar.ts';
import { matchingRows, OPTION, OPTION_GROUP, type SalePartName, saleParts } from '../../sales/saleParts.ts';
import { transactions } from '../../sales/transactions.resource.ts';
import type { InsightPeriod } from '../readPeriod.ts';
import { joinOf, ofPart, ofSale } from './dimensionSql.ts';
import type { RowsOf } from './RowsOf.ts';

/** What is taken of each sale, where a measure needs it. */
const TAKEN: Readonly<Record<Measure, readonly string[]>> = {
  TOTAL_REVENUE: ['total_revenue'],
  TOTAL_TRANSACTIONS: ['counted'],
  TOTAL_QUANTITY: ['total_qty'],
  TOTAL_PAYMENT: ['total_payment'],
  TOTAL_DISCOUNT: ['total_discount'],
  EARN_POINTS: ['earn_points'],
  REDEEM_POINTS: ['redeem_points'],
  AVERAGE_BASKET: ['total_revenue', 'counted'],
  TOTAL_MEMBERS: ['member_id', 'counted'],
  ITEM_AMOUNT: ['total_payment'],
  TENDER_AMOUNT: ['total_revenue', 'delivery_cost', 'added_vat', 'cash_rounding'],
  COST: [],
  MARGIN: [],
  UNCOSTED_QUANTITY: [],
};

/** No sum of a sale itself: its lines are added up. */
const OF_LINES = '0';

/** SQL over rows of sales, or of several of them added up: `sales` and `members` count what is in them. */
const sumsOf = (sales: string, members: string): Readonly<Record<Measure, string>> => ({
  TOTAL_REVENUE: 'sum(total_revenue)',
  TOTAL_TRANSACTIONS: sales,
  TOTAL_QUANTITY: 'sum(total_qty)',
  TOTAL_PAYMENT: 'sum(total_payment)',
  TOTAL_DISCOUNT: 'sum(total_discount)',
  EARN_POINTS: 'sum(earn_points)',
  REDEEM_POINTS: 'sum(redeem_points)',
  AVERAGE_BASKET: `sum(total_revenue)::numeric / nullif(${sales}, 0)`,
  TOTAL_MEMBERS: members,
  ITEM_AMOUNT: 'sum(total_payment)',
  TENDER_AMOUNT: 'sum(total_revenue + delivery_cost + added_vat + cash_rounding)',
  COST: OF_LINES,
  MARGIN: OF_LINES,
  UNCOSTED_QUANTITY: OF_LINES,
});
const SALE_SUMS = sumsOf('coalesce(sum(counted), 0)', 'count(distinct member_id) filter (where counted = 1)');
// Who has returns alone bought nothing.
const BUYER_SUMS = sumsOf('coalesce(sum(sales), 0)', 'count(member_id) filter (where buys)');

const quoted = (measure: Measure) => `"${measure}"`;

/** Of a line; the first two are null where its cost is not known. */
const [COST, MARGIN, UNCOSTED] = ['p.cost', 'p.net_amount - p.cost', 'case when p.cost is null then p.qty end'];

interface Part {
  name: SalePartName;
  /** What each sale has of one key, summed up; by the measure that it makes. */
  sums: Readonly<Partial<Record<Measure, string>>>;
}

const PARTS: Readonly<Record<Exclude<BreakdownKind, 'sale'>, Part>> = {
  line: {
    name: 'item',
    sums: {
      TOTAL_QUANTITY: 'sum(p.qty)',
      ITEM_AMOUNT: 'sum(p.paid_amount)',
      COST: `coalesce(sum(${COST}), 0)`,
      MARGIN: `coalesce(sum(${MARGIN}), 0)`,
      UNCOSTED_QUANTITY: `coalesce(sum(${UNCOSTED}), 0)`,
    },
  },
  tender: {
    name: 'tender',
    sums: { TENDER_AMOUNT: 'sum(p.amount)' },
  },
  offer: {
    name: 'offer',
    sums: { TOTAL_DISCOUNT: 'sum(p.discount_amount)' },
  },
};

/** What a sale has of the lines or tenders that its filter asks for, where that is not all of them; `always` where the sale itself does not keep it. */
const OF_PARTS: Readonly<Partial<Record<Measure, { name: SalePartName; sql: string; always?: true }>>> = {
  ITEM_AMOUNT: { name: 'item', sql: 'p.paid_amount' },
  TENDER_AMOUNT: { name: 'tender', sql: 'p.amount' },
  COST: { name: 'item', sql: COST, always: true },
  MARGIN: { name: 'item', sql: MARGIN, always: true },
  UNCOSTED_QUANTITY: { name: 'item', sql: UNCOSTED, always: true },
};

/**
 * Rows from the sales themselves: those of a period that stand and that the filter of the list of sales lets through. Of
 * lines, tenders and offers only those count that the filter asks for, whatever else was on the same bill.
 */
export function fromSales(filter: unknown, session: GatewaySession, parameters: Parameters): RowsOf {
  return ({ by, kind, period, measures }) => {
    const keys = by.map((dimension, place) => ({ dimension, name: `k${place}` }));
    const names = keys.map(({ name }) => name);
    const sums: Part['sums'] = kind === 'sale' ? {} : PARTS[kind].sums;
    const conditionsOf = (name: SalePartName) => matchingRows(name, filter, parameters);
    const ofParts = new Map<Measure, string>();
    if (kind === 'sale') {
      for (const measure of measures) {
        const part = OF_PARTS[measure];
        const conditions = part ? conditionsOf(part.name) : '';
        if (part && (conditions || part.always))
          ofParts.set(
            measure,
            `(select sum(${part.sql}) from ${saleParts[part.name].rows}${conditions}) as "${measure}"`,
          );
      }
    }
    const columns = new Set(
      measures.flatMap((measure) => (sums[measure] || ofParts.has(measure) ? [] : TAKEN[measure])),
    );
    const own = keys.filter(({ dimension }) => partOf(dimension) === 'sale');
    const taken = [
      't.id',
      ...[...columns].map((column) => `t.${column}`),
      ...ofParts.values(),
      ...own.map(({ dimension, name }) => `${ofSale(dimension)} as ${name}`),
    ];
    const sales = `select ${taken.join(', ')} ${soldIn(period, by, filter, session, parameters)}`;
    const grouped = names.length > 0 ? ` group by ${names.join(', ')}` : '';
    const list = (sums: (measure: Measure) => string) =>
      [...names, ...measures.map((measure) => `${sums(measure)} as "${measure}"`)].join(', ');
    if (kind === 'sale') {
      const isOfBuyers = measures.includes('TOTAL_MEMBERS');
      const added = [
        ...[...columns].filter((column) => column !== 'member_id' && column !== 'counted'),
        ...[...ofParts.keys()].map(quoted),
      ];
      const buyers = [...names, 'member_id'];
      // Members are counted as groups: to sort all sales by buyer would take as long as all else.
      const rows = isOfBuyers
        ? `select ${[...buyers, 'sum(counted) as sales', 'bool_or(counted = 1) as buys', ...added.map((column) => `sum(${column}) as ${column}`)].join(', ')} from (${sales}) t group by ${buyers.join(', ')}`
        : sales;
      const sums = isOfBuyers ? BUYER_SUMS : SALE_SUMS;
      return `select ${list((measure) => (ofParts.has(measure) ? `coalesce(sum(${quoted(measure)}), 0)` : sums[measure]))} from (${rows}) t${grouped}`;
    }

    const ofKey = ({ dimension, name }: (typeof keys)[number]) =>
      partOf(dimension) === 'sale' ? `t.${name}` : ofPart(dimension);
    const given = kind === 'offer' ? ' and p.offer_id is not null' : '';
    const { name } = PARTS[kind];
    const matching = `${saleParts[name].rows}${conditionsOf(name)}${given}`;
    const chosen = chosenOf(by, () => conditionsOf('option'));
    const rows = `from (${sales}) t cross join ${chosen ? `lateral (select p.* from ${matching}) p cross join lateral (${chosen}) o` : matching}`;
    const parts = keys.map((key) => `${ofKey(key)} as ${key.name}`);
    const summed = measures.flatMap((measure) => (sums[measure] ? [`${sums[measure]} as "${measure}"`] : []));
    // What adds up over the parts themselves needs no look at which sale they are of.
    if (measures.length > 0 && summed.length === measures.length)
      return `select ${[...parts, ...summed].join(', ')} ${rows} group by ${keys.map(ofKey).join(', ')}`;
    const kept = ['t.id', ...[...columns].map((column) => `t.${column}`)];
    const groups = [...kept, ...keys.map(ofKey)];
    // A sale with several parts of one key is one sale of it.
    const each = `select ${[...kept, ...parts, ...summed].join(', ')} ${rows} group by ${groups.join(', ')}`;
    return `select ${list((measure) => (sums[measure] ? `sum("${measure}")` : SALE_SUMS[measure]))} from (${each}) p${grouped}`;
  };
}

/** The options of a line `p` that figures are broken down by, each once; null where they are not. */
function chosenOf(by: readonly Dimension[], conditions: () => string): string | null {
  const columns = [
    ...(by.includes('OPTION_GROUP') ? [`${OPTION_GROUP} as option_group`] : []),
    ...(by.includes('OPTION') ? [`${OPTION} as option`] : []),
  ];
  return columns.length > 0
    ? `select distinct ${columns.join(', ')} from ${saleParts.option.rows}${conditions()}`
    : null;
}

function soldIn(
  period: InsightPeriod,
  by: readonly Dimension[],
  filter: unknown,
  session: GatewaySession,
  parameters: Parameters,
): string {
  const query = { filter, keyword: null, branchId: null } as ListQuery;
  const joins = new Set(by.flatMap((dimension) => joinOf(dimension) ?? []));
  const source = compileSource(transactions, query, session, parameters, joins);
  const branches =
    period.branchIds === null ? '' : ` and t.branch_id = any(${parameters.add(period.branchIds)}::uuid[])`;
  // Guests have no row among members.
  const members = by.includes('MEMBER') ? ' and t.member_id is not null' : '';
  return `${source} and t.status = 'Complete' and t.business_date >= ${parameters.add(period.from)}::date
    and t.business_date <= ${parameters.add(period.to)}::date${branches}${members}${onlySoFar(period, { day: 't.business_date', id: 't.id' }, parameters)}`;
}
