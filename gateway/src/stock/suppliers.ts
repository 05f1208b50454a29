import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { supplierForm } from '@taem/domain/stock/supplierForm.ts';
import { withinCreated } from '../resource/days.ts';
import { defineResource } from '../resource/defineResource.ts';
import { recordFields, status, text } from '../resource/fields.ts';
import { formRules } from '../resource/formRules.ts';

export const suppliers = defineResource({
  path: 'suppliers',
  listKey: 'suppliers',
  singleKey: 'supplier',
  noun: 'The supplier',
  table: 'suppliers',
  // Whoever enters a delivery chooses who brought it.
  read: [PAGE.supplier, PAGE.stock],
  create: PAGE.supplier,
  update: PAGE.supplier,
  remove: PAGE.supplier,
  fields: {
    ...recordFields,
    name: text('name', { required: true, max: 200, searched: true }),
    desc: text('description', { max: 200, searched: true }),
    business_type: text('business_type', { max: 200, searched: true }),
    tax_id: text('tax_id', { max: 200, searched: true }),
    contact1: text('contact1', { max: 200, searched: true }),
    contact2: text('contact2', { max: 200, searched: true }),
    phone: text('phone', { max: 200, searched: true }),
    email: text('email', { max: 200, searched: true }),
    address: text('address', { max: 200 }),
    status,
  },
  within: withinCreated,
  check: formRules(supplierForm),
});
