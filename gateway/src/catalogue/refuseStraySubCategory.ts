import { refuseField } from '../http/errors.ts';
import type { PrepareRecord } from '../resource/defineResource.ts';

/** Requires that a product's sub-category belongs to its category, whichever of the two is changed. */
export const refuseStraySubCategory: PrepareRecord = async (values, client, _session, id) => {
  if (values.category_id === undefined && values.sub_category_id === undefined) return;
  const answer = await client.query(STRAY, [
    id,
    values.category_id ?? null,
    values.category_id !== undefined,
    values.sub_category_id ?? null,
    values.sub_category_id !== undefined,
  ]);
  if (answer.rowCount !== 0) throw refuseField('sub_category_id', 'is not in this category');
};

const STRAY = `
  select 1 from (select $1::uuid as id) given left join products p on p.id = given.id
  join product_sub_categories s on s.id = case when $5 then $4::uuid else p.sub_category_id end
  where s.category_id is distinct from case when $3 then $2::uuid else p.category_id end`;
