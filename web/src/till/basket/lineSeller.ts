import type { LineSeller } from '@taem/domain/till/basket.ts';
import { fullName } from '../../app/fullName.ts';

/** A user as a line of the basket names them. */
export function lineSeller(user: { id: string; firstname: string; lastname: string }): LineSeller {
  return { id: user.id, name: fullName(user) };
}
