import type { ListShape } from '../../list/listAddress.ts';
import type { Report } from './report.ts';

/** Returns the possible states of a report's list: the orders that the documents name, each in one direction. */
export function reportShape({ source, orders, filters, columns }: Report): ListShape {
  const sorts = orders.map((name) => [name, [directionOf(source.orders[name]?.direction)]] as const);
  const [usual] = sorts;
  return {
    filters,
    sorts: Object.fromEntries(sorts),
    ...(usual && { usual: { field: usual[0], direction: usual[1][0] ?? 'asc' } }),
    columns,
  };
}

const directionOf = (direction: 'ASC' | 'DESC' | undefined) =>
  direction === 'DESC' ? ('desc' as const) : ('asc' as const);
