import type { MemberFilter } from '../../customers/find/memberFilter.ts';
import type { MarkKeys } from './filterOfKey.ts';
import type { MarkMeasure } from './markFigure.ts';

/** What a row of a report stands for: sales that add up to its figure, a number of members, one sale, or one product. */
export type Behind =
  | { readonly of: 'sales'; readonly keys: MarkKeys; readonly measure: MarkMeasure; readonly value: number }
  | { readonly of: 'members'; readonly filter: MemberFilter; readonly value: number }
  | { readonly of: 'sale'; readonly id: string }
  | { readonly of: 'product'; readonly id: string };

type Key<Name extends keyof MarkKeys> = { readonly [Each in Name]?: MarkKeys[Each] | undefined };

/** Returns the sales to a member in the days of the report. */
export const behindMember = (row: { readonly memberId: string; readonly totalRevenue: number }): Behind => ({
  of: 'sales',
  keys: { memberId: row.memberId },
  measure: 'totalRevenue',
  value: row.totalRevenue,
});

/** Returns the sales to guests of the same gender and age range. */
export const behindGuests = ({
  gender = null,
  ageRange = null,
  totalRevenue,
}: Key<'gender' | 'ageRange'> & { readonly totalRevenue: number }): Behind => ({
  of: 'sales',
  keys: { customerType: 'GUEST', gender, ageRange },
  measure: 'totalRevenue',
  value: totalRevenue,
});

/** Returns the lines of a product. A report calls their amounts revenue, as the requirements do. */
export const behindProduct = (row: { readonly productId: string; readonly totalRevenue: number }): Behind => ({
  of: 'sales',
  keys: { productId: row.productId },
  measure: 'itemAmount',
  value: row.totalRevenue,
});

/** Returns the lines of products that were in a category when sold, or in none. */
export const behindCategory = ({
  categoryId = null,
  totalRevenue,
}: Key<'categoryId'> & { readonly totalRevenue: number }): Behind => ({
  of: 'sales',
  keys: { categoryId },
  measure: 'itemAmount',
  value: totalRevenue,
});

/** Returns the sales paid by one kind of tender, at any bank. */
export const behindTender = ({
  paymentMethod,
  totalRevenue,
}: Key<'paymentMethod'> & { readonly totalRevenue: number }): Behind => ({
  of: 'sales',
  keys: { ...(paymentMethod && { paymentMethod }) },
  measure: 'tenderAmount',
  value: totalRevenue,
});

/** Returns the current members of a tier; if a branch is selected, those registered there. */
export const behindTier = (
  { tierId, totalMembers }: { readonly tierId: string; readonly totalMembers: number },
  branchId: string | null,
): Behind => ({
  of: 'members',
  filter: { tierIds: [tierId], ...(branchId && { branchId }) },
  value: totalMembers,
});

export const behindSale = ({ id }: { readonly id: string }): Behind => ({ of: 'sale', id });
