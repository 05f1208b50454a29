import { optionGroup } from '@taem/domain/catalogue/optionGroup.ts';
import { product } from '@taem/domain/catalogue/product.ts';
import { productCategory } from '@taem/domain/catalogue/productCategory.ts';
import type { Area } from '../gateway/Area.ts';
import { declaredRecord } from '../gateway/declaredRecord.ts';
import { number } from '../gateway/fields.ts';
import { importMutation } from '../gateway/importMutation.ts';
import { derived, nestedList } from '../gateway/recordType.ts';
import type { ProductOption } from '../generated/schema.ts';
import { importPictures } from './importPictures.ts';
import { emptyWhereMissing, groupIds } from './optionRecords.ts';
import { records } from './records.ts';

const products = declaredRecord(product, {
  fields: {
    cost: number('cost'),
    optionGroupIds: groupIds('option_group_ids'),
    menuOptionGroupIds: groupIds('menu_option_group_ids'),
    // A gateway without the extension has no favourites.
    isFavourite: derived(['is_favourite'], ({ is_favourite: favourite }) => favourite === true),
    // A gateway without the extension has no goods without VAT.
    isVatExempt: derived(['is_vat_exempt'], ({ is_vat_exempt: exempt }) => exempt === true),
  },
});

const groups = declaredRecord(optionGroup, {
  fields: { options: nestedList<ProductOption>('ProductOption', 'options') },
});

export const catalogue: readonly Area[] = [
  {
    resolvers: {
      Query: { ...products.resolvers.Query, importPictures },
      Mutation: { ...products.resolvers.Mutation, ...importMutation('importProducts', 'Product') },
    },
    records: [...products.records, ...records],
  },
  declaredRecord(productCategory, { fields: { optionGroupIds: groupIds('option_group_ids') } }),
  {
    resolvers: {
      Query: {
        ...groups.resolvers.Query,
        optionGroups: emptyWhereMissing(groups.resolvers.Query?.optionGroups),
      },
      Mutation: groups.resolvers.Mutation,
    },
    records: groups.records,
  },
];
