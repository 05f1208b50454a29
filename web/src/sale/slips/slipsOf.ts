import type { SaleToPrepareQuery } from '../gql/graphql.ts';

export type SlipOrder = NonNullable<SaleToPrepareQuery['preparation']>['orders'][number];

/** What one station makes of a sale. */
export interface Slip {
  station: string;
  order: SlipOrder;
  lines: SlipOrder['lines'];
}

/** A slip for each of these stations that has something to make of the sale. */
export function slipsOf(order: SlipOrder | undefined, stations: readonly string[]): Slip[] {
  if (!order) return [];
  return stations
    .map((station) => ({ station, order, lines: order.lines.filter((line) => line.station === station) }))
    .filter(({ lines }) => lines.length > 0);
}
