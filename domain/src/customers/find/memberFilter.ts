import {
  amountRange,
  choice,
  choices,
  count,
  day,
  days,
  id,
  ids,
  type NumberRange,
  oneText,
  texts,
  wholeRange,
} from '../../form/filterCodecs.ts';
import { type FilterForm, filterForm } from '../../form/filterForm.ts';
import type { Day } from '../../time/calendar.ts';
import type { RequestedDays } from '../../time/dayRange.ts';
import { BUYER_GROUPS } from './buyerGroups.ts';

/** The values of the contract. */
const GENDERS = ['MALE', 'FEMALE', 'OTHER'] as const;
const STATUSES = ['ACTIVE', 'INACTIVE'] as const;

/** The maximum months of an active or non-active period. */
export const MAX_MONTHS = 600;
/** The maximum days to look ahead for birthdays. */
export const MAX_BIRTHDAY_DAYS = 365;

/** The conditions for both members and potentials. All conditions of a filter must hold. */
interface CustomerFilter<Gender extends string = (typeof GENDERS)[number], Status = (typeof STATUSES)[number]> {
  genders?: Gender[] | null;
  /** Age in years today, both ends included. */
  age?: NumberRange | null;
  birthdate?: RequestedDays | null;
  /** One tag; the same as `tagsAny` with only this tag. */
  tag?: string | null;
  /** At least one of these. */
  tagsAny?: string[] | null;
  tagsAll?: string[] | null;
  tagsNone?: string[] | null;
  status?: Status | null;
  /** The branch of registration; with `bought`, also the branch of purchase. */
  branchId?: string | null;
  ids?: string[] | null;
}

/** What a member bought: a product or something of a category, in sales that are not void; within the days, or ever. */
export interface BoughtFilter {
  productIds?: string[] | null;
  categoryIds?: string[] | null;
  days?: RequestedDays | null;
}

export type BuyerGroup = (typeof BUYER_GROUPS)[number];

/** How recently and how often a member bought, at the end of a day; today if none is given. */
export interface BuyersFilter {
  group: BuyerGroup;
  on?: Day | null;
}

/** The filter of members, shared by the list, its count, its file and segments. */
export interface MemberFilter<Gender extends string = (typeof GENDERS)[number], Status = (typeof STATUSES)[number]>
  extends CustomerFilter<Gender, Status> {
  tierIds?: string[] | null;
  tiersNot?: string[] | null;
  /** 0 is today, 6 is within a week. */
  birthdayWithinDays?: number | null;
  /** CUST-05 Bought within this many months before today. */
  activeMonths?: number | null;
  /** CUST-05, CUST-06 Bought since 2021-01-01, but not within this many months before today. */
  nonActiveMonths?: number | null;
  lastTransaction?: RequestedDays | null;
  /** CUST-05 The repeat range. */
  totalTransactions?: NumberRange | null;
  /** CUST-05 The lifetime value range, in baht. */
  totalRevenue?: NumberRange | null;
  remainingPoints?: NumberRange | null;
  created?: RequestedDays | null;
  bought?: BoughtFilter | null;
  buyers?: BuyersFilter | null;
}

/** The filter of potentials. */
export interface PotentialFilter<Gender extends string = (typeof GENDERS)[number], Status = (typeof STATUSES)[number]>
  extends CustomerFilter<Gender, Status> {
  lastActivity?: RequestedDays | null;
}

const CUSTOMER = {
  genders: choices(GENDERS),
  age: wholeRange,
  birthdate: days,
  tag: oneText,
  tagsAny: texts,
  tagsAll: texts,
  tagsNone: texts,
  status: choice(STATUSES),
  branchId: id,
};

const potentials = filterForm<PotentialFilter>({ ...CUSTOMER, lastActivity: days });

const members = filterForm<Omit<MemberFilter, 'bought' | 'buyers'>>({
  ...CUSTOMER,
  tierIds: ids,
  tiersNot: ids,
  birthdayWithinDays: count(0, MAX_BIRTHDAY_DAYS),
  activeMonths: count(1, MAX_MONTHS),
  nonActiveMonths: count(1, MAX_MONTHS),
  lastTransaction: days,
  totalTransactions: wholeRange,
  totalRevenue: amountRange,
  remainingPoints: wholeRange,
  created: days,
});
const bought = filterForm<{ boughtProducts?: string[]; boughtCategories?: string[]; boughtDays?: RequestedDays }>({
  boughtProducts: ids,
  boughtCategories: ids,
  boughtDays: days,
});

const buyers = filterForm<{ buyerGroup?: BuyerGroup; buyersOn?: Day }>({
  buyerGroup: choice(BUYER_GROUPS),
  buyersOn: day,
});

export const POTENTIAL_FILTER: FilterForm<PotentialFilter> = potentials;

export const MEMBER_FILTER: FilterForm<MemberFilter> = {
  names: [...members.names, ...bought.names, ...buyers.names],
  read(address) {
    const nested = { ...readBought(address), ...readBuyers(address) };
    return { ...members.read(address), ...nested };
  },
  write({ bought: goods, buyers: group, ...filter }) {
    return { ...members.write(filter), ...writtenBought(goods), ...writtenBuyers(group) };
  },
};

function readBought(address: URLSearchParams): Pick<MemberFilter, 'bought'> {
  const { boughtProducts, boughtCategories, boughtDays } = bought.read(address);
  // Days without a product or category are not a condition.
  if (!boughtProducts && !boughtCategories) return {};
  return {
    bought: {
      ...(boughtProducts && { productIds: boughtProducts }),
      ...(boughtCategories && { categoryIds: boughtCategories }),
      ...(boughtDays && { days: boughtDays }),
    },
  };
}

function writtenBought(given: BoughtFilter | null | undefined): Record<string, string> {
  const { productIds, categoryIds, days: boughtDays } = given ?? {};
  if (!productIds?.length && !categoryIds?.length) return {};
  return bought.write({
    ...(productIds && { boughtProducts: productIds }),
    ...(categoryIds && { boughtCategories: categoryIds }),
    ...(boughtDays && { boughtDays }),
  });
}

/** A day without a group is not a condition. */
function readBuyers(address: URLSearchParams): Pick<MemberFilter, 'buyers'> {
  const { buyerGroup, buyersOn } = buyers.read(address);
  return buyerGroup ? { buyers: { group: buyerGroup, ...(buyersOn && { on: buyersOn }) } } : {};
}

const writtenBuyers = (given: BuyersFilter | null | undefined): Record<string, string> =>
  given ? buyers.write({ buyerGroup: given.group, ...(given.on && { buyersOn: given.on }) }) : {};
