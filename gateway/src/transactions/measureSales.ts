import { refuseField } from '../http/errors.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { compileSource } from '../resource/compileQuery.ts';
import type { ListQuery } from '../resource/listQuery.ts';
import { Parameters } from '../resource/Parameters.ts';
import type { Statement } from '../resource/Statement.ts';
import { amountDue } from '../sales/amountDue.ts';
import { matchingRows, type SalePartName, saleParts } from '../sales/saleParts.ts';
import { transactions } from '../sales/transactions.resource.ts';

interface Measure {
  isMoney: boolean;
  sql: (ofPart: (part: SalePartName, column: string) => string) => string;
}

const KEPT = "filter (where t.status = 'Complete')";
const VOID = "filter (where t.status = 'Void')";
const DUE = amountDue('t');
const sum = (figure: string, of = KEPT) => `coalesce(sum(${figure}) ${of}, 0)::bigint`;
const money = (sql: Measure['sql']): Measure => ({ isMoney: true, sql });
const number = (sql: Measure['sql']): Measure => ({ isMoney: false, sql });

/** The totals that are always returned. */
const ALWAYS: Readonly<Record<string, Measure>> = {
  complete: number(() => sum('t.counted')),
  amount_due: money(() => sum(DUE)),
  earn: number(() => sum('t.earn_points')),
  redeem: number(() => sum('t.redeem_points')),
  void: number(() => `count(*) ${VOID}`),
  void_amount: money(() => sum(DUE, VOID)),
  returns: number(() => 'count(t.returns_id)'),
};

/** Totals returned when requested by name. Lines, tenders and offers count only if the filter includes them. */
const MORE: Readonly<Record<string, Measure>> = {
  total_revenue: money(() => sum('t.total_revenue')),
  total_payment: money(() => sum('t.total_payment')),
  total_discount: money(() => sum('t.total_discount')),
  total_qty: number(() => sum('t.total_qty')),
  total_members: number(
    () => "count(distinct t.member_id) filter (where t.status = 'Complete' and t.returns_id is null)",
  ),
  item_amount: money((ofPart) => sum(ofPart('item', 'paid_amount'))),
  item_qty: number((ofPart) => sum(ofPart('item', 'qty'))),
  tender_amount: money((ofPart) => sum(ofPart('tender', 'amount'))),
  offer_discount: money((ofPart) => sum(ofPart('offer', 'discount_amount'))),
};

/** Returns SQL of the totals of the filtered sales, all at one moment; `more` names totals that are returned in addition. */
export function measureSales(query: ListQuery, session: GatewaySession, more: readonly string[]): Statement {
  const parameters = new Parameters();
  const source = compileSource(transactions, query, session, parameters);
  const ofPart = (name: SalePartName, column: string) => {
    return `(select sum(p.${column}) from ${saleParts[name].rows}${matchingRows(name, query.filter, parameters)})`;
  };
  const columns = [...Object.entries(ALWAYS), ...more.map((name) => [name, measureOf(name)] as const)];
  const list = columns.map(([name, measure]) => `(${measure.sql(ofPart)})::text as "${name}"`);
  return { text: `select ${list.join(', ')} ${source}`, values: parameters.values };
}

function measureOf(name: string): Measure {
  const measure = Object.hasOwn(MORE, name) ? MORE[name] : undefined;
  if (!measure) throw refuseField('addon', `has no total ${name.slice(0, 50)}`);
  return measure;
}

/**
 * Returns the figures as JSON. Satang are written as baht digit by digit, as a sum may exceed what a number can divide
 * exactly.
 */
export function totalsJson(figures: Readonly<Record<string, string | bigint>>): string {
  const entries = Object.entries(figures).map(([name, figure]) => {
    const { isMoney } = ALWAYS[name] ?? measureOf(name);
    return `"${name}":${isMoney ? baht(BigInt(figure)) : figure}`;
  });
  return `{${entries.join(',')}}`;
}

function baht(satang: bigint): string {
  const [sign, amount] = satang < 0n ? ['-', -satang] : ['', satang];
  return `${sign}${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`;
}
