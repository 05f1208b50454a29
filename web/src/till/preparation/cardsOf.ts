import type { PreparationQuery } from '../gql/graphql.ts';

export type Order = NonNullable<PreparationQuery['preparation']>['orders'][number];
export type Line = Order['lines'][number];

/** A sale with the lines that one station prepares. */
export interface Card {
  order: Order;
  lines: readonly Line[];
  /** Whether any of its lines is still to be prepared. */
  isOpen: boolean;
}

/** Returns the sales of a station, `''` for all stations, in the order of payment. */
export function cardsOf(orders: readonly Order[], station: string): Card[] {
  return orders.flatMap((order) => {
    const lines = order.lines.filter((line) => station === '' || line.station === station);
    return lines.length === 0 ? [] : [{ order, lines, isOpen: lines.some(({ preparedAt }) => preparedAt == null) }];
  });
}

/** How long a customer has waited: the colour of a card changes from five minutes on, and again from ten. */
export type Wait = 'SHORT' | 'LONG' | 'TOO_LONG';

export function waitOf(minutes: number): Wait {
  if (minutes < 5) return 'SHORT';
  return minutes < 10 ? 'LONG' : 'TOO_LONG';
}

export const minutesSince = (paidAt: string, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(paidAt)) / 60_000));
