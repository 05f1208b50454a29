import { Type } from '@sinclair/typebox';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { stockImportForm } from '@taem/domain/stock/stockImportForm.ts';
import { bahtSql } from '../database/bahtSql.ts';
import { withinCreated } from '../resource/days.ts';
import { defineResource } from '../resource/defineResource.ts';
import { branchFields, branchJoin, id, joined, json, recordFields, text } from '../resource/fields.ts';
import { formRules } from '../resource/formRules.ts';
import { orNull } from '../resource/jsonShapes.ts';
import { receiveGoods } from './receiveGoods.ts';

const Text = Type.Optional(orNull(Type.String({ maxLength: 200 })));
const Price = Type.Optional(orNull(Type.Number({ minimum: 0 })));

const Lines = Type.Array(
  Type.Object(
    {
      product_id: Type.String(),
      qty: Type.Integer(),
      cost_code: Text,
      base_price: Price,
      retail_price: Price,
      final_price: Price,
      location: Text,
      remark: Text,
    },
    { additionalProperties: false },
  ),
);

const LINES = `(select json_agg(json_build_object('product_id', l.product_id, 'code', p.code, 'name', p.name, 'qty', l.qty,
    'cost_code', l.cost_code, 'base_price', ${bahtSql('l.base_price')},
    'retail_price', ${bahtSql('l.retail_price')}, 'final_price', ${bahtSql('l.final_price')},
    'location', l.location, 'remark', l.remark) order by l.position)
  from stock_import_lines l join products p on p.id = l.product_id where l.import_id = t.id)`;

/** Goods received: a document is written once, and adds its lines to the shelves (OP-51). */
export const stockImports = defineResource({
  path: 'stock-import',
  listKey: 'stock_imports',
  singleKey: 'stock_import',
  noun: 'The stock import',
  table: 'stock_imports',
  read: [PAGE.stock],
  create: PAGE.stock,
  branch: { field: 'branch_id', lists: 'own', writes: 'always' },
  fields: {
    ...recordFields,
    code: text('code', { max: 50, searched: true }),
    invoice_no: text('invoice_no', { max: 200, searched: true }),
    name: text('name', { max: 200, searched: true }),
    desc: text('description', { max: 200, searched: true }),
    branch_id: id('branch_id', { required: true, references: 'merchant_branches' }),
    ...branchFields,
    supplier_id: id('supplier_id', { references: 'suppliers' }),
    'supplier.id': joined('id', 'supplier', 'id'),
    'supplier.name': { ...joined('text', 'supplier', 'name'), searched: true },
    create_by_id: id('create_by_id', { writable: false }),
    products: { ...json('products', { required: true, schema: Lines }), sql: LINES },
  },
  joins: {
    branch: branchJoin,
    supplier: { table: 'suppliers', on: 'supplier.id = t.supplier_id' },
  },
  nullable: { supplier: 'supplier' },
  defaultSort: ['time', -1],
  within: withinCreated,
  check: formRules(stockImportForm),
  prepare: receiveGoods,
});
