import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { defineResource } from '../../resource/defineResource.ts';
import { boolean, computed, id, imageUrl, integer, money, text, timestamp } from '../../resource/fields.ts';
import { nameOfUser } from '../../resource/nameOfUser.ts';
import { mayBeSeen } from './stockCounts.ts';

const readOnly = { writable: false } as const;
const readableBy = { objectCode: PAGE.stockCount, action: 'Read' } as const;

/** The sheets of stock counts: their products, the pieces found, and the pieces expected at that moment. */
export const countLines = defineResource({
  path: 'stock-count-lines',
  listKey: 'stock_count_lines',
  singleKey: 'stock_count_line',
  noun: 'The line of the stock count',
  table: 'stock_count_sheet',
  read: 'everyone',
  visibleRows: mayBeSeen,
  branch: { field: 'branch_id', lists: 'own' },
  fields: {
    id: id('id', readOnly),
    count_id: id('count_id', readOnly),
    branch_id: id('branch_id', readOnly),
    product_id: id('product_id', readOnly),
    code: text('code', { ...readOnly, searched: 't.search_text' }),
    name: text('name', { ...readOnly, searched: 't.search_text' }),
    image_url: imageUrl,
    is_counted: boolean('is_counted', readOnly),
    counted: integer('counted', readOnly),
    counted_at: timestamp('counted_at', readOnly),
    counted_by_name: computed('text', nameOfUser('t.counted_by_id')),
    expected: { ...integer('expected', readOnly), readableBy },
    difference: { ...integer('difference', readOnly), readableBy },
    is_different: { ...boolean('is_different', readOnly), readableBy },
    is_moved: boolean('is_moved', readOnly),
    reason: text('reason', readOnly),
    value: { ...money('value', readOnly), readableBy: { objectCode: PAGE.cost, action: 'Read' } },
  },
  defaultSort: ['name', 1],
});
