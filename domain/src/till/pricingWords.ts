import type { CashRounding } from '../merchant/counterSetting.ts';
import { type Satang, sum, toBaht } from '../money/money.ts';
import { type Paid, sumsThatPay, tenderedRounding } from './cashRounding.ts';
import type { PricedBasket, PricingRefusal, RefusedPart } from './pricing.ts';

/** The message of each pricing refusal for API clients. Screens have their own texts, in two languages. */
export const PRICING_REFUSAL_WORDS: Readonly<Record<PricingRefusal['code'], string>> = {
  ABOVE_LIMIT: 'More than this shop sells at once, or than a typed discount may take off or typed points may be worth.',
  CONDITION_NOT_MET: 'A condition of the discount or offer is not met by this basket.',
  INSUFFICIENT_POINTS: 'The member does not have that many points.',
  OFFER_NOT_FOR_GUEST: 'Special offers are for members.',
  POINTS_NOT_FOR_GUEST: 'A guest has no points to spend.',
  TOO_MANY_POINTS: 'More points than a sale may give, or than the member may hold.',
  WRONG_OFFER_KIND: 'The discount and the special offer of a bill are of different kinds.',
};

const PARTS: Readonly<Record<Exclude<RefusedPart, 'price' | 'qty'>, string>> = {
  privilege: 'tierPrivileges',
  discount: 'discount',
  offer: 'offer',
  points: 'pointsAsCash',
  earn: 'expectedEarnPoints',
  bill: 'expectedAmountDue',
};

/** Returns the path of the refused part in the input of the contract. */
export function refusedPath({ source, at = 0 }: Pick<PricingRefusal, 'source' | 'at'>): (string | number)[] {
  if (source === 'price') return ['lines', at, 'customPrice'];
  return source === 'qty' ? ['lines', at, 'quantity'] : [PARTS[source]];
}

/** The figures that the customer saw, and their tenders. */
export interface StatedFigures {
  amountDue: Satang;
  tenders: readonly Paid[];
  /** Points to be earned; null if none were announced. */
  earnPoints: number | null;
}

/** A figure that differs from the priced bill; amounts as plain decimals in baht. */
export interface StatedDifference {
  field: 'expectedAmountDue' | 'channels' | 'expectedEarnPoints';
  expected: string;
  actual: string;
  message: string;
}

/**
 * Compares the figures that the customer saw with the priced bill, to the satang; cash may be rounded by the shop's
 * setting.
 */
export function compareStated(
  { amountDue, tenders, earnPoints }: StatedFigures,
  bill: PricedBasket,
  rounding: CashRounding,
): StatedDifference[] {
  const { amountDue: due } = bill;
  const isPaid = tenderedRounding(tenders, due, rounding) !== null;
  return [
    ...(amountDue === due ? [] : [difference('expectedAmountDue', plain(due), plain(amountDue))]),
    ...(isPaid ? [] : [tenderDifference(tenders, due, rounding)]),
    ...(earnPoints === null || earnPoints === bill.earnPoints
      ? []
      : [difference('expectedEarnPoints', String(bill.earnPoints), String(earnPoints))]),
  ];
}

const SUBJECTS: Readonly<Record<StatedDifference['field'], string>> = {
  expectedAmountDue: 'The amount due that was told',
  channels: 'The sum of the tenders',
  expectedEarnPoints: 'The points that were told',
};

function difference(field: StatedDifference['field'], expected: string, actual: string): StatedDifference {
  return { field, expected, actual, message: `${SUBJECTS[field]} is ${actual}, but the rules give ${expected}.` };
}

/** Reports every sum that would pay the bill; `expected` is its exact amount. */
function tenderDifference(tenders: readonly Paid[], due: Satang, rounding: CashRounding): StatedDifference {
  const [exact, ...rounded] = sumsThatPay(tenders, due, rounding).map(plain);
  const actual = sum(tenders.map(({ amount }) => amount));
  if (actual === due) {
    const message = 'A tender of 0.00 in cash stands beside others that pay all of the bill.';
    return { field: 'channels', expected: exact ?? '', actual: plain(actual), message };
  }
  const words = difference('channels', [exact, ...rounded].join(', or with cash rounded '), plain(actual));
  return { ...words, expected: exact ?? '' };
}

function plain(amount: Satang): string {
  return toBaht(amount).toFixed(2);
}
