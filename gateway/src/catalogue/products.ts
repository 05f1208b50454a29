import { product } from '@taem/domain/catalogue/product.ts';
import { readHashtags } from '@taem/domain/reading/tags.ts';
import { text } from '../resource/fields.ts';
import { ofBranches } from '../resource/inBranches.ts';
import { recordResource } from '../resource/recordResource.ts';
import { refuseStraySubCategory } from './refuseStraySubCategory.ts';

export const products = recordResource(product, {
  // Imported lists count in boxes and bags too.
  fields: {
    unit: text('unit', { max: 50 }),
    stock: {
      ...ofBranches(
        (within) => `case when not t.skip_stock then
          (select coalesce(sum(k.qty), 0)::int from stock k where k.product_id = t.id${within('k.branch_id')}) end`,
      ),
      readableBy: product.fields.stock.readableBy,
    },
  },
  searchText: 't.search_text',
  remembersLists: true,
  prepare(values, ...request) {
    // MGMT-19 However a tag was sent, it is kept as the form makes it.
    if (Array.isArray(values.hashtags)) values.hashtags = readHashtags(values.hashtags.join(','));
    return refuseStraySubCategory(values, ...request);
  },
});
