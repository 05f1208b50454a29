import {
  type Codec,
  choice,
  choices,
  ids,
  longTexts,
  type NumberRange,
  numbers,
  oneText,
  openAmountRange,
  orNone,
  yesOrNo,
} from '../form/filterCodecs.ts';
import { type FilterForm, filterForm } from '../form/filterForm.ts';
import { toBaht } from '../money/money.ts';
import { typedAmount } from '../reading/amount.ts';

/** The spellings of a filter's choices: one in the contract, addresses and the web, another on the wire. */
export interface FilterWords {
  customerType: string;
  status: string;
  paymentMethod: string;
  gender: string;
  ageRange: string;
  weekday: string;
  newOrReturning: string;
}

const CHOICES = {
  customerType: ['MEMBER', 'GUEST'],
  status: ['COMPLETE', 'VOID'],
  paymentMethod: ['CASH', 'CREDIT_DEBIT', 'TRANSFER', 'OTHER', 'EXCHANGE'],
  gender: ['MALE', 'FEMALE', 'OTHER'],
  ageRange: ['AGE_1_12', 'AGE_13_24', 'AGE_25_60', 'AGE_OVER_60'],
  weekday: ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'],
  newOrReturning: ['NEW', 'RETURNING'],
} as const;

/** The spellings of the contract. */
export type ContractWords = { [Name in keyof typeof CHOICES]: (typeof CHOICES)[Name][number] };

type Some<Value> = Value[] | null;
/** null in a list matches sales without such a value. */
type SomeOrNone<Value> = (Value | null)[] | null;

/**
 * The filter of sales, besides their days and branch: for the history, its sums and its file, and all figures about
 * sales. Conditions are combined with "and", the values of one with "or". All conditions on a product must hold for one
 * line, all on a tender for one tender.
 */
export interface SalesFilter<Words extends FilterWords = ContractWords> {
  memberId?: string | null;
  customerType?: Words['customerType'] | null;
  status?: Words['status'] | null;
  /** In baht, delivery and added VAT included. */
  amountDue?: NumberRange | null;
  /** In baht, delivery not included. */
  revenue?: NumberRange | null;
  paymentMethod?: Words['paymentMethod'] | null;
  instituteIds?: SomeOrNone<string>;
  /** Kinds of cards, of the same tender as the bank. */
  cardIds?: SomeOrNone<string>;
  createById?: string | null;
  tillIds?: SomeOrNone<string>;
  shiftIds?: SomeOrNone<string>;
  adjusted?: boolean | null;
  isReturn?: boolean | null;
  movedPoints?: boolean | null;
  productIds?: Some<string>;
  /** The categories at the time of the sale. */
  categoryIds?: SomeOrNone<string>;
  subCategoryIds?: SomeOrNone<string>;
  /** Options of that line, each with its group, such as `Size: Large`, and groups of options by name. */
  options?: Some<string>;
  optionGroups?: Some<string>;
  /** The member's tier at the time of the sale. */
  tierIds?: SomeOrNone<string>;
  /** By the clock of the branch, 0 to 23. */
  hours?: Some<number>;
  weekdays?: Some<Words['weekday']>;
  offerIds?: SomeOrNone<string>;
  /** Of the guest, or the current ones of the member. */
  genders?: SomeOrNone<Words['gender']>;
  ageRanges?: SomeOrNone<Words['ageRange']>;
  newOrReturning?: Words['newOrReturning'] | null;
}

const BY_NAME = filterForm<Omit<SalesFilter, 'amountDue'>>({
  memberId: oneText,
  customerType: choice(CHOICES.customerType),
  status: choice(CHOICES.status),
  revenue: openAmountRange,
  paymentMethod: choice(CHOICES.paymentMethod),
  instituteIds: orNone(ids),
  cardIds: orNone(ids),
  createById: oneText,
  tillIds: orNone(ids),
  shiftIds: orNone(ids),
  adjusted: yesOrNo,
  isReturn: yesOrNo,
  movedPoints: yesOrNo,
  productIds: ids,
  categoryIds: orNone(ids),
  subCategoryIds: orNone(ids),
  options: longTexts,
  optionGroups: longTexts,
  tierIds: orNone(ids),
  hours: numbers(0, 23),
  weekdays: choices(CHOICES.weekday),
  offerIds: orNone(ids),
  genders: orNone(choices(CHOICES.gender)),
  ageRanges: orNone(choices(CHOICES.ageRange)),
  newOrReturning: choice(CHOICES.newOrReturning),
});

/** An amount in baht, as typed into the address or a field. */
const bahtAmount: Codec<number> = {
  read(text) {
    const amount = typedAmount(text);
    return amount === null ? null : toBaht(amount);
  },
  write: String,
};
const ENDS = filterForm<{ least?: number | null | undefined; most?: number | null | undefined }>({
  least: bahtAmount,
  most: bahtAmount,
});

/** The filter in an address: the amount due as `least` and `most`, all other conditions by their own names. */
export const SALES_FILTER: FilterForm<SalesFilter> = {
  names: [...BY_NAME.names, ...ENDS.names],
  read(address) {
    const { least, most } = ENDS.read(address);
    const isBounded = least !== undefined || most !== undefined;
    return {
      ...BY_NAME.read(address),
      ...(isBounded && {
        amountDue: { ...(least !== undefined && { from: least }), ...(most !== undefined && { to: most }) },
      }),
    };
  },
  write({ amountDue, ...filter }) {
    const { from, to } = amountDue ?? {};
    return { ...BY_NAME.write(filter), ...ENDS.write({ least: from, most: to }) };
  },
};
