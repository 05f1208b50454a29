import { type Basket, type BasketMember, EMPTY_BASKET, isEmptyBill } from '@taem/domain/till/basket.ts';
import type { Guest } from '@taem/domain/till/guest.ts';
import type { PricingTier } from '@taem/domain/till/pricing.ts';
import { readDraft, removeDraft, writeDraft } from '../../app/drafts.ts';
import { type Form, hasForm, orNull } from '../../app/kept.ts';

/** The bills of a till: the sale with its customer, and the quick sale. They are independent of each other. */
export type BillName = 'sale' | 'quickSale';
export const BILLS: readonly BillName[] = ['sale', 'quickSale'];

const BILL: Record<BillName, string> = { sale: 'basket', quickSale: 'quickSale' };
const KEY: Record<BillName, string> = { sale: 'paymentKey', quickSale: 'quickSaleKey' };
const PREVIOUS_BASKET = 'previousBasket';
const MEMBER = 'member';
const GUEST = 'guest';

export interface MemberDraft {
  member: BasketMember;
  tier: PricingTier | null;
}

const TIER_FORM: Form = orNull({ id: '', name: '', privileges: [{}] });
const MEMBER_FORM: Form = { id: '', firstname: '', lastname: '', tags: [''] };
const GUEST_FORM: Form = { ageRange: orNull(''), gender: orNull(''), hashtags: [''] };
const OFFER_FORM: Form = orNull({});
const WORTH_FORM = orNull({
  ...{ version: 0, due: 0, rows: [{ position: 0, name: '', qty: 0, amount: 0 }], deliveryCost: 0 },
  cash: { held: 0, rounding: 0 },
  tenders: [{ type: '', amount: 0, instituteName: orNull(''), cardName: orNull('') }],
  member: orNull({ id: '', remainingPoints: 0, totalLtv: 0, totalTransaction: 0, tier: TIER_FORM }),
  refusals: [{ code: '', message: '', path: [''], params: [{ name: '', value: '' }] }],
});
const EXCHANGE_FORM: Form = orNull({
  ...{
    saleId: '',
    transactionNo: '',
    memberId: orNull(''),
    branchId: '',
    delivery: true,
    inCash: true,
    worth: WORTH_FORM,
  },
  lines: [{ position: 0, name: '', options: [''], qty: 0, restock: true, reason: orNull('') }],
});
const BASKET_FORM: Form = {
  ...{ pointsAsCash: 0, tierPrivileges: true, deliveryCost: 0, categories: [''], productType: '' },
  ...{ discount: OFFER_FORM, offer: OFFER_FORM, currentTier: TIER_FORM, paymentChannels: [{}] },
  ...{ walkinInfo: orNull(GUEST_FORM), member: orNull(MEMBER_FORM) },
  declined: [''],
  parked: orNull({ id: '', name: orNull(''), version: 0, openedAt: orNull('') }),
  exchange: EXCHANGE_FORM,
  soldAt: '',
  items: [{ itemRef: '', productId: '', productName: '', code: '', qty: orNull(0), chargeAmount: 0 }],
};

export const keepBasket = (bill: BillName, basket: Basket) => writeDraft(BILL[bill], basket);
export const removeBasket = (bill: BillName) => removeDraft(BILL[bill]);
export const readBasket = (bill: BillName) => completed(readDraft<Partial<Basket>>(BILL[bill], {}));

/** Returns the payment key of a bill; empty if it has none yet. */
export const readKey = (bill: BillName) => readDraft<string>(KEY[bill], '') ?? '';
export const keepKey = (bill: BillName, key: string) => writeDraft(KEY[bill], key);
export const removeKey = (bill: BillName) => removeDraft(KEY[bill]);

/** Stores the basket that entering the sales screen emptied, so that nothing rung up is ever lost. */
export const keepPreviousBasket = (basket: Basket) => writeDraft(PREVIOUS_BASKET, basket);
export const removePreviousBasket = () => removeDraft(PREVIOUS_BASKET);
export const readPreviousBasket = () => completed(readDraft<Partial<Basket>>(PREVIOUS_BASKET, {}));

/** PAY-30: a member's draft replaces a guest's, and the other way round. */
export function keepMember(draft: MemberDraft): void {
  writeDraft(MEMBER, draft);
  removeDraft(GUEST);
}

export function keepGuest(guest: Guest): void {
  writeDraft(GUEST, guest);
  removeDraft(MEMBER);
}

export const readMember = () => readDraft<MemberDraft>(MEMBER, { member: MEMBER_FORM, tier: TIER_FORM });
export const readGuest = () => readDraft<Guest>(GUEST, GUEST_FORM);

/** Removes everything of a bill from the device after it is paid. A quick sale has no customer. */
export function removeBillDrafts(bill: BillName): void {
  removeBasket(bill);
  removeKey(bill);
  if (bill === 'sale') for (const name of [PREVIOUS_BASKET, MEMBER, GUEST]) removeDraft(name);
}

/**
 * Completes a stored basket. One of an older version may lack newer fields; an invalid exchange worth is read again on the
 * screen.
 */
function completed(draft: Partial<Basket> | null): Basket | null {
  const basket = { ...EMPTY_BASKET, ...draft };
  if (basket.exchange && !WORTH_FORM(basket.exchange.worth)) basket.exchange = { ...basket.exchange, worth: null };
  return hasForm(basket, BASKET_FORM) && !isEmptyBill(basket) ? basket : null;
}

/**
 * Reads the bills of this device with their customer and keys. Returns a function that writes them, changed, for another
 * person.
 */
export function takeBills(): (owner: string, change: (basket: Basket) => Basket) => void {
  const baskets = [
    ...BILLS.map((bill) => [BILL[bill], readBasket(bill)] as const),
    [PREVIOUS_BASKET, readPreviousBasket()] as const,
  ];
  const names = [...Object.values(KEY), MEMBER, GUEST];
  const kept = names.map((name) => [name, readDraft<unknown>(name, (draft) => draft != null)] as const);
  return (owner, change) => {
    for (const [name, basket] of baskets) if (basket) writeDraft(name, change(basket), owner);
    for (const [name, draft] of kept) if (draft !== null) writeDraft(name, draft, owner);
  };
}
