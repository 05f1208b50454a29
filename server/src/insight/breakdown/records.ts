import { count, day, enumOf, integer, number, optionalText, spelledOf } from '../../gateway/fields.ts';
import { derived, nested, recordType, relation } from '../../gateway/recordType.ts';
import { wireEnums } from '../../gateway/wireEnums.ts';
import type {
  BreakdownMeasures,
  BreakdownRow,
  Institute,
  Member,
  MemberTier,
  MerchantBranch,
  MerchantUser,
  Offer,
  Product,
  ProductCategory,
  ProductSubCategory,
  Shift,
  Till,
} from '../../generated/schema.ts';
import { TENDER_NAMES } from '../seriesRecords.ts';

const figures = {
  totalRevenue: number('total_revenue'),
  totalTransactions: count('total_transaction'),
  totalQuantity: count('total_qty'),
  totalPayment: number('total_payment'),
  totalDiscount: number('total_discount'),
  earnPoints: count('total_earn'),
  redeemPoints: count('total_redeem'),
  averageBasket: number('average_basket'),
  totalMembers: count('total_member'),
  itemAmount: number('item_amount'),
  tenderAmount: number('tender_amount'),
};

/** Each says of which figure it is, so a resolver works it out. */
const BY_RESOLVER = derived<number>([], () => null);

export const breakdownRecords = [
  recordType<BreakdownMeasures>('BreakdownMeasures', null, figures),
  recordType<BreakdownRow>('BreakdownRow', null, {
    id: derived<string>([], () => null),
    hour: integer('hour'),
    weekday: enumOf('weekday', wireEnums.Weekday),
    day: day('day'),
    week: day('week'),
    month: day('month'),
    quarter: day('quarter'),
    year: day('year'),
    branchId: optionalText('branch_id'),
    branch: relation<MerchantBranch>('MerchantBranch', 'branch_id'),
    tierId: optionalText('tier_id'),
    tier: relation<MemberTier>('MemberTier', 'tier_id'),
    customerType: enumOf('customer_type', wireEnums.CustomerType),
    memberId: optionalText('member_id'),
    member: relation<Member>('Member', 'member_id'),
    gender: enumOf('gender', wireEnums.Gender),
    ageRange: enumOf('age_range', wireEnums.AgeRange),
    productId: optionalText('product_id'),
    product: relation<Product>('Product', 'product_id'),
    categoryId: optionalText('category_id'),
    category: relation<ProductCategory>('ProductCategory', 'category_id'),
    subCategoryId: optionalText('sub_category_id'),
    subCategory: relation<ProductSubCategory>('ProductSubCategory', 'sub_category_id'),
    optionGroup: optionalText('option_group'),
    option: optionalText('option'),
    paymentMethod: spelledOf('payment_method', TENDER_NAMES),
    instituteId: optionalText('institute_id'),
    institute: relation<Institute>('Institute', 'institute_id'),
    createById: optionalText('create_by_id'),
    createBy: relation<MerchantUser>('MerchantUser', 'create_by_id'),
    tillId: optionalText('till_id'),
    till: relation<Till>('Till', 'till_id'),
    shiftId: optionalText('shift_id'),
    shift: relation<Shift>('Shift', 'shift_id'),
    offerId: optionalText('offer_id'),
    offer: relation<Offer>('Offer', 'offer_id'),
    newOrReturning: enumOf('new_or_returning', wireEnums.NewOrReturning),
    ...figures,
    previous: nested<BreakdownMeasures>('BreakdownMeasures', 'previous'),
    share: BY_RESOLVER,
    change: BY_RESOLVER,
  }),
];
