import { productCategory, productSubCategory } from '@taem/domain/catalogue/productCategory.ts';
import { recordResource } from '../resource/recordResource.ts';
import { checkNamedGroups, namedGroups } from './namedGroups.ts';
import { refuseOffered } from './refuseOffered.ts';

export const productCategories = recordResource(productCategory, {
  fields: { option_group_ids: namedGroups },
  prepare: checkNamedGroups,
  beforeRemove: (client, _session, id) => refuseOffered(client, 'The category', 'category_ids', id),
});

export const productSubCategories = recordResource(productSubCategory, {
  beforeRemove: (client, _session, id) => refuseOffered(client, 'The sub-category', 'sub_category_ids', id),
});
