import { addFigures } from '@taem/domain/money/figure.ts';
import { amountOf } from '../gateway/amountOf.ts';
import type { Context } from '../gateway/context.ts';
import { malformed } from '../gateway/GatewayError.ts';
import { type Operation, selectionOf } from '../gateway/selection.ts';
import { at, type WireRecord } from '../gateway/wire.ts';
import { readFigures } from './readFigures.ts';
import type { StatisticsScope } from './StatisticsScope.ts';

const CUSTOMER_TYPE = ['segment', 'customerType'];

interface Series<Point> {
  total: number;
  points: Point[];
}

interface CustomerSeries<Point> extends Series<Point> {
  member: number;
  guest: number;
}

/** Reads a statistic along time: its points, and their sum. */
export async function readSeries<Point>(
  context: Context,
  operation: Operation,
  scope: StatisticsScope,
  path: string,
  point: string,
): Promise<Series<Point>> {
  const statistic = { path, type: point, key: 'value' };
  const { rows, list } = await readFigures<Point>(context, operation, scope, statistic, { projection: ['value'] });
  return { total: addUp(list.rows), points: rows };
}

/** The same for a statistic with the type of buyer. */
export async function readCustomerSeries<Point>(
  context: Context,
  operation: Operation,
  scope: StatisticsScope,
  { path, type, point }: { path: string; type: string; point: string },
): Promise<CustomerSeries<Point>> {
  const selected = selectionOf(operation).fieldsOf(type);
  const split = selected.has('member') || selected.has('guest');
  const projection = split ? ['value', CUSTOMER_TYPE.join('.')] : ['value'];
  const statistic = { path, type: point, key: 'value' };
  const { rows, list } = await readFigures<Point>(context, operation, scope, statistic, { projection });
  if (split && !list.rows.every(hasBuyer)) throw malformed('A figure does not say who bought.');
  const of = (who: string) => addUp(list.rows.filter((row) => at(row, CUSTOMER_TYPE) === who));
  return { total: addUp(list.rows), member: of('Member'), guest: of('Guest'), points: rows };
}

/** Whether a row has a valid type of buyer; rows of neither type would silently be missing from the figures. */
function hasBuyer(row: WireRecord): boolean {
  const who = at(row, CUSTOMER_TYPE);
  return who === 'Member' || who === 'Guest';
}

/** Adds up a field of rows; exact for amounts, and for counts of any size that JSON can hold. */
export function addUp(rows: readonly WireRecord[], field = 'value'): number {
  const values = rows.map((row) => amountOf(row[field]));
  return values.every(Number.isInteger) ? values.reduce((total, value) => total + value, 0) : addFigures(values);
}
