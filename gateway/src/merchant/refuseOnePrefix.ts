import { hasOnePrefix, SAME_SCALE_PREFIX } from '@taem/domain/merchant/scaleLabel.ts';
import type { MerchantSettings } from '../database/generated/rows.ts';
import type { DatabaseClient } from '../database/pool.ts';
import { refuseField } from '../http/errors.ts';

/** Of the setting as it is after a change, which may carry one of the two alone. */
export async function refuseOnePrefix(client: DatabaseClient, path: string): Promise<void> {
  const { rows } = await client.query<Pick<MerchantSettings, 'weight_labels' | 'price_labels'>>(LABELS);
  const isOne = rows.some((row) => hasOnePrefix({ weightLabels: row.weight_labels, priceLabels: row.price_labels }));
  if (isOne) throw refuseField(path, SAME_SCALE_PREFIX);
}

const LABELS = 'select weight_labels, price_labels from merchant_settings';
