import { type BreakdownKind, type Dimension, partOf } from '@taem/domain/insight/breakdown/dimensions.ts';
import type { Measure } from '@taem/domain/insight/breakdown/measures.ts';
import type { GatewaySession } from '../../http/GatewayContext.ts';
import { andInBranches } from '../../resource/andInBranches.ts';
import { compileSource } from '../../resource/compileQuery.ts';
import type { ListQuery } from '../../resource/listQuery.ts';
import type { Parameters } from '../../resource/Parameters.ts';
import { onlySoFar } from '../../rollups/soFar.ts';
import { matchingRows, OPTION, OPTION_GROUP, type SalePartName, saleParts } from '../../sales/saleParts.ts';
import { transactions } from '../../sales/transactions.resource.ts';
import type { InsightPeriod } from '../readPeriod.ts';
import { joinOf, ofPart, ofSale } from './dimensionSql.ts';
import type { RowsOf } from './RowsOf.ts';

/** The columns of a sale that each measure needs. */
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

/** Not a column of the sale itself: its lines are summed. */
const OF_LINES = '0';

/** Returns SQL sums over rows of sales, or over groups of sales; `sales` and `members` are the SQL that counts in such rows. */
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
// Members with only returns bought nothing.
const BUYER_SUMS = sumsOf('coalesce(sum(sales), 0)', 'count(member_id) filter (where buys)');

const quoted = (measure: Measure) => `"${measure}"`;

/** SQL for a line; cost and margin are null if its cost is unknown. */
const [COST, MARGIN, UNCOSTED] = ['p.cost', 'p.net_amount - p.cost', 'case when p.cost is null then p.qty end'];

interface Part {
  name: SalePartName;
  /** SQL of the sum over the parts of one key in a sale, by measure. */
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

/**
 * Measures that are summed over the lines or tenders that the filter matches, where these are not all; `always` where
 * the sale has no such column.
 */
const OF_PARTS: Readonly<Partial<Record<Measure, { name: SalePartName; sql: string; always?: true }>>> = {
  ITEM_AMOUNT: { name: 'item', sql: 'p.paid_amount' },
  TENDER_AMOUNT: { name: 'tender', sql: 'p.amount' },
  COST: { name: 'item', sql: COST, always: true },
  MARGIN: { name: 'item', sql: MARGIN, always: true },
  UNCOSTED_QUANTITY: { name: 'item', sql: UNCOSTED, always: true },
};

/**
 * Returns rows from the sales themselves: the valid sales of a period that match the filter. Only the lines, tenders
 * and offers that the filter matches count, whatever else is on the same bill.
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
      // Members are counted in groups: sorting all sales by buyer would take as long as everything else.
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
    // Measures that add up over the parts do not need grouping by sale.
    if (measures.length > 0 && summed.length === measures.length)
      return `select ${[...parts, ...summed].join(', ')} ${rows} group by ${keys.map(ofKey).join(', ')}`;
    const kept = ['t.id', ...[...columns].map((column) => `t.${column}`)];
    const groups = [...kept, ...keys.map(ofKey)];
    // A sale with several parts of one key counts as one sale.
    const each = `select ${[...kept, ...parts, ...summed].join(', ')} ${rows} group by ${groups.join(', ')}`;
    return `select ${list((measure) => (sums[measure] ? `sum("${measure}")` : SALE_SUMS[measure]))} from (${each}) p${grouped}`;
  };
}

/** Returns SQL of the options of a line `p` by which figures are broken down, each once; null if they are not. */
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
  const branches = andInBranches('t.branch_id', period.branchIds, parameters);
  // Guests have no member, and so no row.
  const members = by.includes('MEMBER') ? ' and t.member_id is not null' : '';
  return `${source} and t.status = 'Complete' and t.business_date >= ${parameters.add(period.from)}::date
    and t.business_date <= ${parameters.add(period.to)}::date${branches}${members}${onlySoFar(period, { day: 't.business_date', id: 't.id' }, parameters)}`;
}
