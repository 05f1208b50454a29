import { PAGE } from '@taem/domain/accounts/permissions.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import type { ListSource } from '../resource/compileQuery.ts';
import { defineResource } from '../resource/defineResource.ts';
import { branchFields, branchJoin, id, integer, joined, text, timestamp } from '../resource/fields.ts';
import { Parameters } from '../resource/Parameters.ts';

/** Movements of a product onto and off a shelf, each with the pieces on that shelf at the time. */
export const stockMovements = defineResource({
  path: 'stock/movement',
  listKey: 'stock_movements',
  singleKey: 'stock_movement',
  noun: 'The movement',
  table: 'movements',
  read: [PAGE.stock],
  branch: { field: 'branch_id', lists: 'own' },
  fields: {
    id: id('id', { writable: false }),
    time: timestamp('time', { writable: false }),
    product_id: id('product_id', { writable: false }),
    branch_id: id('branch_id', { writable: false }),
    ...branchFields,
    kind: text('kind', { writable: false }),
    qty: integer('qty', { writable: false }),
    qty_after: integer('qty_after', { writable: false }),
    transaction_id: id('transaction_id', { writable: false }),
    transaction_no: joined('text', 'sale', 'transaction_no'),
    import_id: id('import_id', { writable: false }),
    import_code: joined('text', 'document', 'code'),
    count_id: id('count_id', { writable: false }),
    count_name: joined('text', 'count', 'name'),
  },
  joins: {
    branch: branchJoin,
    sale: { table: 'transactions', on: 'sale.id = t.transaction_id' },
    count: { table: 'stock_counts', on: 'count.id = t.count_id' },
    document: { table: 'stock_imports', on: 'document.id = t.import_id' },
  },
  defaultSort: ['time', -1],
});

/** Returns SQL of the movements that sales, voids and goods received recorded: their sum is the stock on the shelf. */
export function movementRows(productId: string, branchId: string | null, { branchIds }: GatewaySession): ListSource {
  const parameters = new Parameters();
  const conditions = [`m.product_id = ${parameters.add(productId)}`];
  if (branchId) conditions.push(`m.branch_id = ${parameters.add(branchId)}`);
  if (branchIds.length > 0) conditions.push(`m.branch_id = any(${parameters.add(branchIds)}::uuid[])`);
  const sql = `select m.id, m.realm_id, m.time, m.product_id, m.branch_id, m.kind, m.qty, m.transaction_id, m.import_id, m.count_id,
      (sum(m.qty) over (partition by m.branch_id order by m.time, m.id))::int as qty_after
    from stock_movements m where ${conditions.join(' and ')}`;
  return { sql, parameters };
}
