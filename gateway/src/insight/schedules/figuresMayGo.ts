import type { Database } from '../../database/pool.ts';
import type { WaitingMessage } from '../../messages/startOutbox.ts';
import { readRecipient, whyNot } from './recipients.ts';

/**
 * Whether a mail with figures that waited for the mail server may still go, by what its recipient may have now; of any
 * other message nothing is asked.
 */
export const figuresMayGo =
  (database: Database) =>
  async ({ realmId, recipient, content: { figures } }: WaitingMessage): Promise<boolean> => {
    if (!figures) return true;
    const { document_id, user_id, schedule_id } = figures;
    return await database.withRealm(realmId, async (client) => {
      const person = await readRecipient(client, document_id, user_id);
      if (!person || whyNot(person) !== null || person.email !== recipient) return false;
      if (schedule_id === null) return true;
      return (await client.query(SUBSCRIBED, [schedule_id, user_id])).rowCount === 1;
    });
  };

const SUBSCRIBED = `
  select 1 from schedule_recipients p join dashboard_schedules s on s.id = p.schedule_id
  where p.schedule_id = $1 and p.user_id = $2 and p.is_listed and p.unsubscribed_at is null and s.is_active`;
