import { PAGE } from '@taem/domain/accounts/permissions.ts';
import type { Field } from '../resource/defineResource.ts';
import { computed } from '../resource/fields.ts';

const readableBy = { objectCode: PAGE.cost, action: 'Read' } as const;

/** Columns of the products' rollup that `costSums` adds up. */
export const COST_COLUMNS = 'cost, costed_qty, costed_amount';

/** SQL sums of cost and margin of pieces with a known cost, and the number of pieces without one. */
export const costSums =
  'sum(cost)::bigint as cost, sum(costed_amount - cost)::bigint as margin, sum(qty - costed_qty)::bigint as uncosted_qty';

/** The fields that add up over rows. */
export const COST_SUMS = ['cost', 'margin', 'uncosted_qty'];

/** Cost and margin of goods, for users who may see them. */
export const costFields: Readonly<Record<string, Field>> = {
  cost: { ...computed('money', 't.cost'), readableBy },
  margin: { ...computed('money', 't.margin'), readableBy },
  margin_percent: {
    ...computed('decimal', 'round(100.0 * t.margin / nullif(t.cost + t.margin, 0), 2)'),
    readableBy,
  },
  uncosted_qty: { ...computed('integer', 't.uncosted_qty'), readableBy },
};
