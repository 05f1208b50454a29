import { type Basket, type BasketMember, EMPTY_BASKET } from '@taem/domain/till/basket.ts';
import type { Guest } from '@taem/domain/till/guest.ts';
import type { PricingTier } from '@taem/domain/till/pricing.ts';
import { readDraft, removeDraft, writeDraft } from '../../app/drafts.ts';

const BASKET = 'basket';
const PREVIOUS_BASKET = 'previousBasket';
const MEMBER = 'member';
const GUEST = 'guest';

export interface MemberDraft {
  member: BasketMember;
  tier: PricingTier | null;
}

export const keepBasket = (basket: Basket) => writeDraft(BASKET, basket);
export const removeBasket = () => removeDraft(BASKET);
export const readBasket = () => completed(readDraft<Partial<Basket>>(BASKET));

/** The basket that entering the sales screen emptied, so that nothing rung up is ever lost. */
export const keepPreviousBasket = (basket: Basket) => writeDraft(PREVIOUS_BASKET, basket);
export const removePreviousBasket = () => removeDraft(PREVIOUS_BASKET);
export const readPreviousBasket = () => completed(readDraft<Partial<Basket>>(PREVIOUS_BASKET));

/** PAY-30: a member's draft replaces a guest's, and the other way round. */
export function keepMember(draft: MemberDraft): void {
  writeDraft(MEMBER, draft);
  removeDraft(GUEST);
}

export function keepGuest(guest: Guest): void {
  writeDraft(GUEST, guest);
  removeDraft(MEMBER);
}

export const readMember = () => readDraft<MemberDraft>(MEMBER);
export const readGuest = () => readDraft<Guest>(GUEST);

/** After a sale: nothing of it stays on the device. */
export function removeSaleDrafts(): void {
  for (const name of [BASKET, PREVIOUS_BASKET, MEMBER, GUEST]) removeDraft(name);
}

/** A draft of an older version may lack what was added since. */
function completed(draft: Partial<Basket> | null): Basket | null {
  return draft && Array.isArray(draft.items) && draft.items.length > 0 ? { ...EMPTY_BASKET, ...draft } : null;
}
