import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { bahtSql } from '../database/bahtSql.ts';
import type { Field } from '../resource/defineResource.ts';
import { computed } from '../resource/fields.ts';

const forCost = (field: Field): Field => ({
  ...field,
  addon: true,
  readableBy: { objectCode: PAGE.cost, action: 'Read' },
});

const goods = (sql: string) =>
  `(select ${sql} from transaction_items i where i.transaction_id = t.id and i.item_type = 'product')`;
/** null for a voided sale, so that it counts nothing in the sum of a column, as in its other sums. */
const standing = (sql: string) => `case when t.status = 'Complete' then ${sql} end`;

/** Extension: the cost of the goods of a sale and its margin (docs/adr/0164), for users who may see them. */
export const costOfSale: Readonly<Record<string, Field>> = {
  line_costs: forCost(
    computed(
      'json',
      goods(`coalesce(json_agg(json_build_object('position', i.position, 'product_id', i.product_id, 'name', i.name, 'qty', i.qty,
        'net_amount', ${bahtSql('i.net_amount')}, 'cost', ${bahtSql('i.cost')}, 'margin', ${bahtSql('(i.net_amount - i.cost)')})
        order by i.position), '[]')`),
    ),
  ),
  cost: forCost(computed('money', standing(goods('sum(i.cost)::bigint')))),
  margin: forCost(computed('money', standing(goods('sum(i.net_amount - i.cost)::bigint')))),
  uncosted_qty: forCost(
    computed('integer', standing(goods('coalesce(sum(i.qty) filter (where i.cost is null), 0)::int'))),
  ),
};
