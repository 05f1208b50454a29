import { fromBaht, type Satang, toBaht } from '@taem/domain/money/money.ts';
import { type Basket, type BasketLine, EMPTY_BASKET } from '@taem/domain/till/basket.ts';
import { EMPTY_GUEST, type Guest } from '@taem/domain/till/guest.ts';
import type { ChosenOffer } from '@taem/domain/till/pricing.ts';
import { AGE_RANGES, GENDERS } from '../../app/contractValues.ts';
import type { ParkedContentInput } from '../../gql/contract.ts';
import { lineSeller } from '../basket/lineSeller.ts';
import { soldTime, toFieldTime } from '../basket/tillMoment.ts';
import { toChosenOffer } from '../basket/toChosenOffer.ts';
import type { OpenParkedBillMutation, TillOfferFragment } from '../gql/graphql.ts';
import { declinedInput, guestInput } from '../payment/toPayInput.ts';

export type OpenedBill = NonNullable<OpenParkedBillMutation['openParkedBill']['parkedBill']>;
type Content = NonNullable<OpenedBill['content']>;

/** Returns the content of the basket for parking by this user: its decisions, and what the till displays. */
export function toParkedContent(basket: Basket, amountDue: Satang, userId: string | null): ParkedContentInput {
  return {
    memberId: basket.member?.id ?? null,
    guest: basket.member ? null : guestInput(basket.walkinInfo),
    lines: basket.items.map(
      ({ itemRef, productId, productName, code, qty, chargeAmount, customPrice, options, note, soldBy }) => ({
        ...{ itemRef, productId, code },
        name: productName,
        quantity: qty ?? 0,
        unitPrice: toBaht(chargeAmount),
        hasOwnPrice: customPrice !== null,
        options: options?.map((option) => ({ ...option, price: toBaht(option.price) })) ?? null,
        note: note ?? null,
        soldById: soldBy?.id ?? userId,
      }),
    ),
    tierPrivileges: basket.tierPrivileges,
    discount: offerInput(basket.discount),
    offer: offerInput(basket.offer),
    declined: declinedInput(basket),
    pointsAsCash: basket.pointsAsCash,
    deliveryCost: toBaht(basket.deliveryCost),
    createLocalTime: soldTime(basket),
    amountDue: toBaht(amountDue),
  };
}

/** Returns the basket of a parked bill for this user; the member is read again, and everything else before it is paid. */
export function toBasket(
  { id, name, version, openedAt, content }: OpenedBill,
  offers: readonly TillOfferFragment[],
  userId: string | null,
): Basket {
  if (!content) return EMPTY_BASKET;
  return {
    ...EMPTY_BASKET,
    items: content.lines.map((line) => toLine(line, userId)),
    discount: chosen(content.discount, offers),
    offer: chosen(content.offer, offers),
    declined: content.declined.map((kind) => (kind === 'OFFER' ? 'offer' : 'discount')),
    pointsAsCash: content.pointsAsCash,
    tierPrivileges: content.tierPrivileges,
    walkinInfo: toGuest(content.guest),
    deliveryCost: fromBaht(content.deliveryCost),
    soldAt: content.createLocalTime ? toFieldTime(content.createLocalTime) : '',
    parked: { id, name: name ?? null, version, openedAt: openedAt ?? null },
  };
}

/** Returns the line without picture and categories: they belong to the catalogue, and a bill does not need them. */
function toLine(
  { itemRef, productId, name, code, quantity, unitPrice, hasOwnPrice, options, note, soldBy }: Content['lines'][number],
  userId: string | null,
): BasketLine {
  const price = fromBaht(unitPrice);
  return {
    ...{ itemRef, productId, code },
    productName: name,
    ...{ categoryName: null, subCategoryName: null, productCategoryId: null, productSubCategoryId: null },
    ...{ qty: quantity, chargeAmount: price, customPrice: hasOwnPrice ? price : null },
    ...{ imageUrl: null, skipStock: true },
    // Choosing no options is a choice too: if some are required by now, the bill cannot be paid without them.
    options: options.map((option) => ({
      optionId: option.optionId,
      groupName: option.groupName,
      name: option.name,
      price: fromBaht(option.price),
    })),
    note: note ?? null,
    ...(soldBy && soldBy.id !== userId && { soldBy: lineSeller(soldBy) }),
  };
}

/** An offer that is no longer in use is restored by its name, and is removed when the bill is read again. */
function chosen(parked: Content['offer'], offers: readonly TillOfferFragment[]): ChosenOffer | null {
  if (!parked) return null;
  const customValue = parked.customValue ?? null;
  const current = offers.find(({ id }) => id === parked.offerId);
  if (current) return toChosenOffer(current, customValue);
  return {
    offer: { id: parked.offerId, name: parked.name, hasAuthorizePin: false, conditions: [], items: [] },
    customValue,
  };
}

function toGuest(guest: Content['guest']): Guest {
  if (!guest) return EMPTY_GUEST;
  return {
    ageRange: wordOf(AGE_RANGES, guest.ageRange),
    gender: wordOf(GENDERS, guest.gender),
    hashtags: guest.hashtags,
  };
}

function wordOf<Word extends string>(
  values: Readonly<Record<Word, string>>,
  value: string | null | undefined,
): Word | null {
  const found = Object.entries(values).find(([, each]) => each === value);
  return found ? (found[0] as Word) : null;
}

function offerInput(offer: ChosenOffer | null) {
  return offer && { offerId: offer.offer.id, name: offer.offer.name, customValue: offer.customValue };
}
