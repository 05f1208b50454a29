import type { ReturnLineInput } from '../generated/schema.ts';

/** The pieces of a return by the names of the wire. */
export const returnLines = (lines: readonly ReturnLineInput[]) =>
  lines.map(({ position, quantity, restock, reason }) => ({
    position,
    qty: quantity,
    restock: restock !== false,
    ...(reason && { reason }),
  }));
