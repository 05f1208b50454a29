import type { LineSeller } from '@taem/domain/till/basket.ts';

/** A user as a line of the basket names them. */
export function lineSeller({
  id,
  firstname,
  lastname,
}: {
  id: string;
  firstname: string;
  lastname: string;
}): LineSeller {
  return { id, name: `${firstname} ${lastname}`.trim() };
}
