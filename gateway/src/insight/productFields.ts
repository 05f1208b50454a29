import { computed } from '../resource/fields.ts';

/** Fields that identify the product of a statistic's row. */
export const productFields = {
  id: computed('id', 't.id'),
  product_id: computed('id', 't.id'),
  code: computed('text', 't.code'),
  name: computed('text', 't.name'),
  category_id: computed('id', 't.category_id'),
  'category.id': computed('id', 't.category_id'),
  'category.name': computed('text', 't.category_name'),
};
