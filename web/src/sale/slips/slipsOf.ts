import type { SaleToPrepareQuery } from '../gql/graphql.ts';

export type SlipOrder = NonNullable<SaleToPrepareQuery['preparation']>['orders'][number];

/** The lines of a sale that one station prepares. */
export interface Slip {
  station: string;
  order: SlipOrder;
  lines: SlipOrder['lines'];
}

/** Returns a slip for each of these stations that has something to prepare. */
export function slipsOf(order: SlipOrder | undefined, stations: readonly string[]): Slip[] {
  if (!order) return [];
  return stations
    .map((station) => ({ station, order, lines: order.lines.filter((line) => line.station === station) }))
    .filter(({ lines }) => lines.length > 0);
}
