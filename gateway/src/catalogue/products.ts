import { product } from '@taem/domain/catalogue/product.ts';
import { text } from '../resource/fields.ts';
import { recordResource } from '../resource/recordResource.ts';
import { refuseStraySubCategory } from './refuseStraySubCategory.ts';

export const products = recordResource(product, {
  // Imported lists count in boxes and bags too.
  fields: { unit: text('unit', { max: 50 }) },
  remembersLists: true,
  prepare: refuseStraySubCategory,
});
