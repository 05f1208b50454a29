import { AUTOMATIC_FAULT } from '@taem/domain/loyalty/offerForm.ts';
import { mayApplyByItself } from '@taem/domain/loyalty/offerKind.ts';
import type { Offers } from '../database/generated/rows.ts';
import type { DatabaseClient } from '../database/pool.ts';
import { refuseField } from '../http/errors.ts';
import type { RecordValues } from '../resource/defineResource.ts';

type Kept = Pick<Offers, 'is_automatic' | 'authorize_pin'> & { items: readonly { value: number }[] };

/** Refuses an automatic offer whose code or value must be typed; `id` is that of the changed offer. */
export async function refuseTypedByItself(
  values: RecordValues,
  client: DatabaseClient,
  id: string | null,
): Promise<void> {
  if (id !== null && !['is_automatic', 'authorize_pin', 'items'].some((name) => name in values)) return;
  const text = 'select is_automatic, authorize_pin, items from offers where id = $1';
  const kept = id === null ? null : ((await client.query<Kept>(text, [id])).rows[0] ?? null);
  const isAutomatic = values.is_automatic ?? kept?.is_automatic;
  const pin = 'authorize_pin' in values ? values.authorize_pin : kept?.authorize_pin;
  const items = typeof values.items === 'string' ? (JSON.parse(values.items) as Kept['items']) : (kept?.items ?? []);
  if (isAutomatic !== true || mayApplyByItself({ hasAuthorizePin: Boolean(pin), items })) return;
  throw refuseField('is_automatic', AUTOMATIC_FAULT);
}
