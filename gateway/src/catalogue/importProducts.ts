import { PRODUCT_COLUMNS } from '@taem/domain/import/productColumns.ts';
import { readHashtags } from '@taem/domain/reading/tags.ts';
import { refuseField } from '../http/errors.ts';
import type { ImportRules } from '../import/ImportRules.ts';
import { CATEGORY_CHOICES, categoriesOfFile } from './categoriesOfFile.ts';
import { codesOfFile } from './codesOfFile.ts';
import { products } from './products.ts';
import { variantNames } from './variantNames.ts';

/** MGMT-17, MGMT-20 What a product is when its row does not say. */
const DEFAULTS = { skip_stock: true, hashtags: [], status: 'Active', currency: 'THB', unit: 'Piece', type: 'Product' };

/**
 * OP-27 Products by their code: a new one is added, a known one brought up to date with the columns that the file has.
 * Categories may be given by name, as people know them, and a row without a code is known by its name.
 */
export const importProducts: ImportRules = {
  resource: products,
  fields: PRODUCT_COLUMNS,
  needs: [['name'], ['retail_price']],
  choices: CATEGORY_CHOICES,
  async open(scope) {
    const categories = await categoriesOfFile(scope);
    const readVariant = variantNames();
    return {
      unique: ['code'],
      readCells(given, refuse) {
        const variant = readVariant(given);
        if (!variant) return null;
        const { sku, ...cells } = variant;
        // It is completed with the rows around it (`codesOfFile`).
        const isNamed = Boolean(cells.code || sku);
        cells.code = isNamed ? cells.code || sku : WITHOUT_CODE;
        if (typeof cells.hashtags === 'string') cells.hashtags = readHashtags(cells.hashtags).join(',');
        return categories.read(cells, refuse);
      },
      prepare(values) {
        if (values.code === WITHOUT_CODE) values.code = null;
        if (categories.isStray(values)) throw refuseField('sub_category_id', 'is not in this category');
      },
      completePart: codesOfFile(scope.client),
      choices: categories.choices,
      isComing: (id) => typeof id === 'string' && categories.isComing(id),
      makeReferred: categories.make,
      defaults: DEFAULTS,
      key: 'code',
    };
  },
};

/** A code is required of a product; stands for one until the row gets it. */
const WITHOUT_CODE = 'CODE-TO-BE-GIVEN';
