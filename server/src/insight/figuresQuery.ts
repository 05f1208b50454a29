import type {
  CategoryFiguresFilter,
  CategoryFiguresSortField,
  CustomerType,
  MemberFiguresFilter,
  MemberFiguresSortField,
  ProductFiguresFilter,
  ProductFiguresSortField,
  SubCategoryFiguresFilter,
} from '../generated/schema.ts';

type Filter = Record<string, unknown>;
type Sorts<Field extends string> = Readonly<Record<Field, readonly [string, ...string[]]>>;

export const MEMBER_SORTS: Sorts<MemberFiguresSortField> = {
  NAME: ['firstname', 'lastname'],
  TIER_LEVEL: ['tier.level', 'firstname'],
  LIFETIME_REVENUE: ['ltv'],
  TOTAL_REVENUE: ['payment.total_revenue', '-ltv'],
  TOTAL_PAYMENT: ['payment.total_payment', '-ltv'],
  TOTAL_TRANSACTIONS: ['payment.total_transaction', '-ltv'],
  TOTAL_QUANTITY: ['payment.total_qty'],
  EARN_POINTS: ['payment.total_earn.reward'],
  REDEEM_POINTS: ['payment.total_redeem.reward'],
};

/** BI-35 Ties are sorted by name. */
export const CATEGORY_SORTS: Sorts<CategoryFiguresSortField> = {
  NAME: ['name'],
  TOTAL_TRANSACTIONS: ['total_transaction', 'name'],
  TOTAL_QUANTITY: ['total_qty', 'name'],
  TOTAL_REVENUE: ['total_revenue', 'name'],
  COST: ['cost', 'name'],
  MARGIN: ['margin', 'name'],
  TOTAL_MEMBERS: ['totalMember', 'name'],
  MEMBER_QUANTITY: ['life_time.member.total_qty', 'name'],
  GUEST_QUANTITY: ['life_time.guest.total_qty', 'name'],
};

export const PRODUCT_SORTS: Sorts<ProductFiguresSortField> = { ...CATEGORY_SORTS, CODE: ['code'] };

export function memberFilter(filter: MemberFiguresFilter | null | undefined): Filter {
  return {
    ...(filter?.tierId && { 'tier.id': filter.tierId }),
    ...(filter?.tierName && { 'tier.name': filter.tierName }),
    ...(filter?.memberIds && { member_id: { $in: filter.memberIds } }),
  };
}

export function productFilter(filter: ProductFiguresFilter | null | undefined): Filter {
  return {
    ...(filter?.categoryId && { category_id: filter.categoryId }),
    ...(filter?.subCategoryId && { sub_category_id: filter.subCategoryId }),
    ...(filter?.productIds && { product_id: { $in: filter.productIds } }),
    ...soldTo(filter?.boughtBy),
  };
}

export function categoryFilter(filter: CategoryFiguresFilter | null | undefined): Filter {
  return {
    ...(filter?.categoryIds && { product_category_id: { $in: filter.categoryIds } }),
    ...soldTo(filter?.boughtBy),
  };
}

export function subCategoryFilter(filter: SubCategoryFiguresFilter | null | undefined): Filter {
  return {
    ...(filter?.categoryId && { product_category_id: filter.categoryId }),
    ...(filter?.subCategoryIds && { product_sub_category_id: { $in: filter.subCategoryIds } }),
    ...soldTo(filter?.boughtBy),
  };
}

function soldTo(who: CustomerType | null | undefined): Filter {
  return who ? { [`life_time.${who.toLowerCase()}.total_qty`]: { $gt: 0 } } : {};
}
