import { hasOnePrefix, SAME_SCALE_PREFIX } from '@taem/domain/merchant/scaleLabel.ts';
import type { DatabaseClient } from '../database/pool.ts';
import { readScaleLabels } from '../database/readScaleLabels.ts';
import { refuseField } from '../http/errors.ts';

/** Checks the setting after the change, as a change may contain only one of the two prefixes. */
export async function refuseOnePrefix(client: DatabaseClient, path: string): Promise<void> {
  const labels = await readScaleLabels(client);
  if (labels && hasOnePrefix(labels)) throw refuseField(path, SAME_SCALE_PREFIX);
}
