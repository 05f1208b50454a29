import type { ReturnLineInput } from '../generated/schema.ts';

/** Converts the pieces of a return to the names of the wire. */
export const returnLines = (lines: readonly ReturnLineInput[]) =>
  lines.map(({ position, quantity, restock, reason }) => ({
    position,
    qty: quantity,
    restock: restock !== false,
    ...(reason && { reason }),
  }));
