import type { ScaleLabels } from '@taem/domain/merchant/scaleLabel.ts';
import type { DatabaseClient } from './pool.ts';

/** Returns which labels the scales of the shop print; undefined in a shop without settings. */
export async function readScaleLabels(client: DatabaseClient): Promise<ScaleLabels | undefined> {
  const { rows } = await client.query<ScaleLabels>(LABELS);
  return rows[0];
}

const LABELS = 'select weight_labels as "weightLabels", price_labels as "priceLabels" from merchant_settings';
