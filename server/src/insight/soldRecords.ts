import { count, integer, number, optionalText, spelledOf, text } from '../gateway/fields.ts';
import { nested, recordType, relation } from '../gateway/recordType.ts';
import type {
  BoughtFigures,
  Card,
  CategoryFigures,
  Institute,
  MemberTier,
  PaymentMethodFigures,
  Product,
  ProductCategory,
  ProductFigures,
  ProductSubCategory,
  SoldFiguresTotals,
  SubCategoryFigures,
  TierFigures,
} from '../generated/schema.ts';
import { TENDER_NAMES } from './seriesRecords.ts';

const plain = {
  totalTransactions: count('total_transaction'),
  totalQuantity: count('total_qty'),
  totalRevenue: number('total_revenue'),
};

/** Withheld from users without the right to see costs. */
const costs = { cost: number('cost'), margin: number('margin'), uncostedQuantity: count('uncosted_qty') };

/** The requirements call it life time, but the figures are those of the period. */
const sold = {
  ...plain,
  ...costs,
  totalMembers: count('totalMember'),
  member: nested<BoughtFigures>('BoughtFigures', 'life_time.member'),
  guest: nested<BoughtFigures>('BoughtFigures', 'life_time.guest'),
};

export const soldRecords = [
  recordType<SoldFiguresTotals>('SoldFiguresTotals', null, {
    totalQuantity: plain.totalQuantity,
    totalRevenue: plain.totalRevenue,
    ...costs,
  }),
  recordType<BoughtFigures>('BoughtFigures', null, plain),
  recordType<ProductFigures>('ProductFigures', null, {
    productId: text('product_id'),
    product: relation<Product>('Product', 'product_id'),
    code: text('code'),
    name: text('name'),
    categoryId: optionalText('category_id'),
    category: relation<ProductCategory>('ProductCategory', 'category_id', { path: 'category', fields: ['id', 'name'] }),
    subCategoryId: optionalText('sub_category_id'),
    subCategory: relation<ProductSubCategory>('ProductSubCategory', 'sub_category_id', {
      path: 'sub_category',
      fields: ['id', 'name'],
    }),
    ...sold,
  }),
  recordType<CategoryFigures>('CategoryFigures', null, {
    categoryId: optionalText('product_category_id'),
    category: relation<ProductCategory>('ProductCategory', 'product_category_id'),
    name: optionalText('name'),
    ...sold,
  }),
  recordType<SubCategoryFigures>('SubCategoryFigures', null, {
    subCategoryId: optionalText('product_sub_category_id'),
    subCategory: relation<ProductSubCategory>('ProductSubCategory', 'product_sub_category_id'),
    name: optionalText('name'),
    categoryId: optionalText('product_category_id'),
    category: relation<ProductCategory>('ProductCategory', 'product_category_id'),
    ...sold,
  }),
  recordType<PaymentMethodFigures>('PaymentMethodFigures', null, {
    paymentMethod: spelledOf('payment_method', TENDER_NAMES),
    instituteId: optionalText('institute_id'),
    instituteName: optionalText('institute_name'),
    institute: relation<Institute>('Institute', 'institute_id'),
    cardId: optionalText('card_id'),
    cardName: optionalText('card_name'),
    card: relation<Card>('Card', 'card_id'),
    totalTransactions: count('total_transaction'),
    totalRevenue: number('total_revenue'),
  }),
  recordType<TierFigures>('TierFigures', null, {
    tierId: text('tier.id'),
    tier: relation<MemberTier>('MemberTier', 'tier.id', { path: 'tier', fields: ['id', 'name', 'level', 'imageUrl'] }),
    name: text('tier.name'),
    level: integer('tier.level'),
    imageUrl: optionalText('tier.image_url'),
    totalMembers: count('total_member'),
    lifetimeRevenue: number('ltv'),
    ...plain,
    earnPoints: count('total_earn'),
    redeemPoints: count('total_redeem'),
    remainingPoints: count('total_remaining'),
    bigSpenders: count('big_spenders'),
    frequentMembers: count('frequent_members'),
  }),
];
