import { hasOnePrefix, SAME_SCALE_PREFIX } from '@taem/domain/merchant/scaleLabel.ts';
import type { DatabaseClient } from '../database/pool.ts';
import { readScaleLabels } from '../database/readScaleLabels.ts';
import { refuseField } from '../http/errors.ts';

/** Of the setting as it is after a change, which may carry one of the two alone. */
export async function refuseOnePrefix(client: DatabaseClient, path: string): Promise<void> {
  const labels = await readScaleLabels(client);
  if (labels && hasOnePrefix(labels)) throw refuseField(path, SAME_SCALE_PREFIX);
}
