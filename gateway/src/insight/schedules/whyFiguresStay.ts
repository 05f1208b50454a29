import type { DeliveryReason } from '@taem/domain/insight/schedules/scheduleLimits.ts';
import type { Database, DatabaseClient } from '../../database/pool.ts';
import type { WaitingMessage } from '../../messages/startOutbox.ts';
import { readingOf, readsAll } from './readingOf.ts';
import { readRecipient, whyNot } from './recipients.ts';

/**
 * Returns why a mail with figures that waited, for the mail server or for a gateway, may no longer be sent, by the
 * current rights of its recipient; null if it may, and for any other message.
 */
export const whyFiguresStay =
  (database: Database) =>
  async ({ realmId, recipient, content: { figures } }: WaitingMessage): Promise<DeliveryReason | null> => {
    if (!figures) return null;
    const { document_id, user_id, schedule_id, read_with } = figures;
    return await database.withRealm(realmId, async (client) => {
      const person = await readRecipient(client, document_id, user_id);
      if (!person) return 'INACTIVE';
      const reason = whyNot(person);
      if (reason) return reason;
      if (person.email !== recipient) return 'NO_EMAIL';
      // For a mail that an earlier version wrote, it is unknown with which rights its figures were read.
      if (!read_with || !readsAll(readingOf(person), read_with)) return 'FEWER_RIGHTS';
      return schedule_id === null || (await isSubscribed(client, schedule_id, user_id)) ? null : 'UNSUBSCRIBED';
    });
  };

const isSubscribed = async (client: DatabaseClient, scheduleId: string, userId: string) =>
  (await client.query(SUBSCRIBED, [scheduleId, userId])).rowCount === 1;

const SUBSCRIBED = `
  select 1 from schedule_recipients p join dashboard_schedules s on s.id = p.schedule_id
  where p.schedule_id = $1 and p.user_id = $2 and p.is_listed and p.unsubscribed_at is null and s.is_active`;
