import { type Basket, type BasketMember, EMPTY_BASKET } from '@taem/domain/till/basket.ts';
import type { Guest } from '@taem/domain/till/guest.ts';
import type { PricingTier } from '@taem/domain/till/pricing.ts';
import { readLocal, removeLocal, writeLocal } from '../../app/localStore.ts';
import { currentSession } from '../../app/session.ts';

const BASKET = 'taem.basket';
const PREVIOUS_BASKET = 'taem.basket.previous';
const MEMBER = 'taem.payment.member';
const GUEST = 'taem.payment.guest';

export interface MemberDraft {
  member: BasketMember;
  tier: PricingTier | null;
}

/** A draft belongs to who wrote it: the next cashier at this device does not find another one's bill. */
interface Owned<Draft> {
  owner: string;
  draft: Draft;
}

export const keepBasket = (basket: Basket) => write(BASKET, basket);
export const removeBasket = () => removeLocal(BASKET);
export const readBasket = () => completed(read<Partial<Basket>>(BASKET));

/** The basket that entering the sales screen emptied, so that nothing rung up is ever lost. */
export const keepPreviousBasket = (basket: Basket) => write(PREVIOUS_BASKET, basket);
export const removePreviousBasket = () => removeLocal(PREVIOUS_BASKET);
export const readPreviousBasket = () => completed(read<Partial<Basket>>(PREVIOUS_BASKET));

/** PAY-30: a member's draft replaces a guest's, and the other way round. */
export function keepMember(draft: MemberDraft): void {
  write(MEMBER, draft);
  removeLocal(GUEST);
}

export function keepGuest(guest: Guest): void {
  write(GUEST, guest);
  removeLocal(MEMBER);
}

export const readMember = () => read<MemberDraft>(MEMBER);
export const readGuest = () => read<Guest>(GUEST);

/** After a sale: nothing of it stays on the device. */
export function removeSaleDrafts(): void {
  for (const key of [BASKET, PREVIOUS_BASKET, MEMBER, GUEST]) removeLocal(key);
}

function write<Draft>(key: string, draft: Draft): void {
  const owned: Owned<Draft> = { owner: currentSession()?.id ?? '', draft };
  writeLocal(key, JSON.stringify(owned));
}

function read<Draft>(key: string): Draft | null {
  try {
    const owned = JSON.parse(readLocal(key) ?? 'null') as Owned<Draft> | null;
    return owned && owned.owner === currentSession()?.id ? owned.draft : null;
  } catch {
    return null;
  }
}

/** A draft of an older version may lack what was added since. */
function completed(draft: Partial<Basket> | null): Basket | null {
  return draft && Array.isArray(draft.items) && draft.items.length > 0 ? { ...EMPTY_BASKET, ...draft } : null;
}
