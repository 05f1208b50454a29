import type { LineSeller } from '@taem/domain/till/basket.ts';
import { fullName } from '../../app/fullName.ts';

/** Returns a user as the seller of a basket line. */
export function lineSeller(user: { id: string; firstname: string; lastname: string }): LineSeller {
  return { id: user.id, name: fullName(user) };
}
