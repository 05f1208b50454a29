import { BUYER_GROUPS } from '@taem/domain/customers/find/buyerGroups.ts';
import { count, day, enumOf, flag, integer, number, optionalText, text } from '../../gateway/fields.ts';
import { recordType, relation } from '../../gateway/recordType.ts';
import { isWithheld, unlessWithheld } from '../../gateway/withheld.ts';
import type {
  BasketPiecesStep,
  BasketStep,
  BuyerGroupFigures,
  PointsFault,
  PointsLiabilityRow,
  Product,
  ProductCategory,
  RetentionMonth,
  UnsoldProduct,
  UnsoldProductTotals,
} from '../../generated/schema.ts';

export const figureRecords = [
  recordType<PointsLiabilityRow>('PointsLiabilityRow', null, {
    time: day('time'),
    opening: count('opening'),
    brought: count('brought'),
    earned: count('earned'),
    spent: count('spent'),
    voided: count('voided'),
    adjusted: count('adjusted'),
    merged: count('merged'),
    claimed: count('claimed'),
    closing: count('closing'),
  }),
  recordType<PointsFault>('PointsFault', null, {
    memberId: text('member_id'),
    code: text('code'),
    balance: count('balance'),
    ledger: count('ledger'),
  }),
  recordType<UnsoldProduct>('UnsoldProduct', null, {
    productId: text('product_id'),
    product: relation<Product>('Product', 'product_id'),
    code: text('code'),
    name: text('name'),
    categoryId: optionalText('category_id'),
    category: relation<ProductCategory>('ProductCategory', 'category_id', { path: 'category', fields: ['id', 'name'] }),
    retailPrice: number('retail_price'),
    stockQuantity: count('stock_qty'),
    stockHidden: isWithheld('stock_qty'),
    stockValue: number('stock_value'),
    lastSoldDate: day('last_sold'),
  }),
  recordType<UnsoldProductTotals>('UnsoldProductTotals', null, {
    stockQuantity: unlessWithheld('stock_qty', count('stock_qty')),
    stockValue: unlessWithheld('stock_value', number('stock_value')),
    stockHidden: isWithheld('stock_qty'),
  }),
  recordType<BasketPiecesStep>('BasketPiecesStep', null, {
    pieces: integer('pieces'),
    orMore: flag('or_more'),
    totalTransactions: count('total_transaction'),
    totalRevenue: number('total_revenue'),
    share: number('share'),
  }),
  recordType<BasketStep>('BasketStep', null, {
    from: number('from'),
    to: number('to'),
    totalTransactions: count('total_transaction'),
    totalRevenue: number('total_revenue'),
    share: number('share'),
  }),
  recordType<RetentionMonth>('RetentionMonth', null, {
    month: integer('month'),
    totalMembers: count('total_member'),
    share: number('share'),
  }),
  recordType<BuyerGroupFigures>('BuyerGroupFigures', null, {
    group: enumOf('group', BUYER_GROUPS),
    totalMembers: count('total_member'),
    share: number('share'),
    totalTransactions: count('total_transaction'),
    lifetimeRevenue: number('ltv'),
  }),
];
