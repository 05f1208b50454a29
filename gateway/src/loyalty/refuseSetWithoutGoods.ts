import { GOODS_FAULTS } from '@taem/domain/loyalty/offerGoods.ts';
import type { DatabaseClient } from '../database/pool.ts';
import { refuseField } from '../http/errors.ts';
import type { RecordValues } from '../resource/defineResource.ts';

/** Refuses a set price for the whole bill; `id` is that of the changed offer. */
export async function refuseSetWithoutGoods(
  values: RecordValues,
  client: DatabaseClient,
  id: string | null,
): Promise<void> {
  const { items = null, goods } = values;
  if ((items === null && goods === undefined) || (goods !== undefined && goods !== null)) return;
  const { rowCount } = await client.query(SETS, [items, goods === null, id]);
  if (rowCount !== 0) throw refuseField('goods', GOODS_FAULTS.setPrice);
}

/** Columns that are not written keep their stored values. */
const SETS = `
  select 1
  from (select $1::jsonb as items, $2::boolean as is_whole_bill) written left join offers kept on kept.id = $3
    cross join lateral jsonb_array_elements(coalesce(written.items, kept.items)) item
    join coupons c on c.id = (item ->> 'coupon_id')::uuid
  where c.type = 'Set Price' and (written.is_whole_bill or kept.goods is null) limit 1`;
