import { SUPPLIER_COLUMNS } from '@taem/domain/import/supplierColumns.ts';
import { supplier } from '@taem/domain/stock/supplier.ts';
import { importNamed } from '../import/importNamed.ts';
import { recordResource } from '../resource/recordResource.ts';

/** Imports suppliers, identified by their tax id, or else by their name. */
export const importSuppliers = importNamed({
  resource: recordResource(supplier),
  fields: SUPPLIER_COLUMNS,
  keys: [['tax_id'], ['name']],
  defaults: { status: 'Active' },
});
