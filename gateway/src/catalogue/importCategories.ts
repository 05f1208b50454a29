import { CATEGORY_COLUMNS, SUB_CATEGORY_COLUMNS } from '@taem/domain/import/categoryColumns.ts';
import { importNamed } from '../import/importNamed.ts';
import { categoriesOfFile } from './categoriesOfFile.ts';
import { productCategories, productSubCategories } from './productCategories.ts';

const DEFAULTS = { status: 'Active' };

export const importCategories = importNamed({
  resource: productCategories,
  fields: CATEGORY_COLUMNS,
  keys: [['name']],
  defaults: DEFAULTS,
});

/** Imports sub-categories, identified by their name within their category, which must exist. */
export const importSubCategories = importNamed({
  resource: productSubCategories,
  fields: SUB_CATEGORY_COLUMNS,
  keys: [['category_id', 'name']],
  defaults: DEFAULTS,
  readCells: async (scope) => (await categoriesOfFile(scope)).read,
});
