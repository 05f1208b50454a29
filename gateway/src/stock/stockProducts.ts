import { PAGE } from '@taem/domain/accounts/permissions.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import type { ListSource } from '../resource/compileQuery.ts';
import { defineResource } from '../resource/defineResource.ts';
import { boolean, computed, id, imageUrl, integer, money, status, text } from '../resource/fields.ts';
import { Parameters } from '../resource/Parameters.ts';

/** Stock of each product, in the requested branch or in all in which the user works. */
export const stockProducts = defineResource({
  path: 'stock/product',
  listKey: 'stock_products',
  singleKey: 'stock_product',
  noun: 'The product',
  table: 'stock_products',
  read: [PAGE.stock],
  fields: {
    id: id('id'),
    product_id: id('id'),
    code: text('code', { searched: 't.search_text' }),
    name: text('name', { searched: 't.search_text' }),
    unit: text('unit'),
    image_url: imageUrl,
    retail_price: money('retail_price'),
    category_id: id('category_id'),
    status,
    skip_stock: boolean('skip_stock'),
    qty: integer('qty'),
    branches: computed('json', 't.branches'),
  },
});

interface StockRequest {
  /** A single product, counted or not; null for all that are counted or on a shelf. */
  productId: string | null;
  branchId: string | null;
}

export function stockProductRows({ productId, branchId }: StockRequest, { branchIds }: GatewaySession): ListSource {
  const parameters = new Parameters();
  const conditions = ['k.product_id = p.id'];
  if (branchId) conditions.push(`k.branch_id = ${parameters.add(branchId)}`);
  if (branchIds.length > 0) conditions.push(`k.branch_id = any(${parameters.add(branchIds)}::uuid[])`);
  const sql = `select p.id, p.code, p.name, p.unit, p.image_url, p.retail_price, p.category_id, p.status, p.skip_stock, p.search_text,
      shelves.qty, shelves.branches
    from products p cross join lateral (
      select coalesce(sum(k.qty), 0)::int as qty, coalesce(json_agg(json_build_object('branch_id', b.id,
        'branch_name', b.name, 'qty', k.qty) order by b.name, b.id), '[]') as branches
      from stock k join merchant_branches b on b.id = k.branch_id where ${conditions.join(' and ')}) shelves
    where ${productId ? `p.id = ${parameters.add(productId)}` : 'not p.skip_stock or exists (select from stock k where k.product_id = p.id)'}`;
  return { sql, parameters };
}
