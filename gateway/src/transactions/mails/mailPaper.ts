import { PAGE, TAX_DOCUMENT_READERS } from '@taem/domain/accounts/permissions.ts';
import { FORM_MESSAGES } from '@taem/domain/form/messages.ts';
import { emailIn } from '@taem/domain/reading/email.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import { refuseField, refusePermission, refuseTooMany, refuseUnknown } from '../../http/errors.ts';
import type { GatewayContext, GatewaySession } from '../../http/GatewayContext.ts';
import { mayDo } from '../../http/requirePermission.ts';
import { type Once, writeOnce } from '../../http/writeOnce.ts';
import { queueMessage } from '../../messages/queueMessage.ts';
import { type PaperMail, readMailing } from './paperMails.ts';

interface Requested {
  email: string;
  language?: 'th' | 'en';
  tax_document_id?: string | null;
}

/** A mail server that is unreachable for longer will not return on its own. */
const USEFUL_MINUTES = 2 * 24 * 60;

/**
 * Queues a paper for the mail server, once for each key. If the same paper already waits for the same address in the
 * same language, returns that mail.
 */
export async function mailPaper(
  { database }: Pick<GatewayContext, 'database'>,
  session: GatewaySession,
  saleId: string,
  { email, language = 'th', tax_document_id: taxDocumentId = null }: Requested,
  once: Once,
): Promise<PaperMail> {
  const { realmId, userId } = session;
  if (taxDocumentId !== null && !TAX_DOCUMENT_READERS.some((page) => mayDo(session, page, 'Read')))
    throw refusePermission(PAGE.paymentHistory, 'Read');
  const recipient = emailIn(email);
  if (recipient === null) throw refuseField('email', FORM_MESSAGES.emailNotValid);
  // The stored answer holds only the id, as answers are kept with their keys and must not contain the address.
  const { id } = await writeOnce(database, once, async (client) => {
    await lockPaper(client, session, saleId, taxDocumentId);
    const same = [realmId, saleId, taxDocumentId, recipient, language];
    const waiting = await client.query<{ id: string }>(WAITING, same);
    if (waiting.rows[0]) return waiting.rows[0];
    const [{ wait } = { wait: null }] = (await client.query<{ wait: number | null }>(WAIT, [realmId, saleId, userId]))
      .rows;
    if (wait !== null) throw refuseTooMany(wait);
    return {
      id: await queueMessage(client, {
        ...{ channel: 'email', recipient, usefulMinutes: USEFUL_MINUTES, sentById: userId },
        content: { text: '', paper: { saleId, taxDocumentId, language } },
      }),
    };
  });
  const { mails } = await database.withRealm(realmId, (client) => readMailing(client, session, saleId, id));
  const [mail] = mails;
  if (!mail) throw refuseUnknown('The mail');
  return mail;
}

/**
 * Locks the sale, so that of two simultaneous requests the second finds the mail of the first. The lock on its member
 * makes an erasure and the mail wait for each other.
 */
async function lockPaper(
  client: DatabaseClient,
  { realmId, branchIds }: GatewaySession,
  saleId: string,
  taxDocumentId: string | null,
): Promise<void> {
  const sale = await client.query(LOCK, [realmId, saleId, branchIds]);
  if (sale.rowCount === 0) throw refuseUnknown('The transaction');
  await client.query(HOLD_MEMBER, [realmId, saleId]);
  if (taxDocumentId === null) return;
  const document = await client.query(DOCUMENT, [realmId, saleId, taxDocumentId]);
  if (document.rowCount === 0) throw refuseUnknown('The tax document');
}

const LOCK = `
  select from transactions where realm_id = $1 and id = $2 and (cardinality($3::uuid[]) = 0 or branch_id = any($3))
  for no key update`;

const HOLD_MEMBER = `
  select from members m join transactions t on t.realm_id = m.realm_id and t.member_id = m.id
  where t.realm_id = $1 and t.id = $2 for share of m`;

const DOCUMENT = 'select from tax_documents where realm_id = $1 and transaction_id = $2 and id = $3';

/** A mail that waits only for the address of its copy does not count: this recipient gets nothing more from it. */
const WAITING = `
  select id from outbox_messages where realm_id = $1 and transaction_id = $2 and tax_document_id is not distinct from $3
    and lower(recipient) = lower($4) and content #>> '{paper,language}' = $5 and state = 'waiting' and not has_recipient
  order by created_at desc limit 1`;

/**
 * 20 mails of a sale in a day and 60 of a user in a quarter of an hour; returns the seconds until the next is allowed,
 * or null.
 */
const WAIT = `
  select ceil(extract(epoch from max(u.until) - now()))::int as wait from (
    select min(created_at) + interval '1 day' as until from (
      select created_at from outbox_messages where realm_id = $1 and transaction_id = $2 and created_at > now() - interval '1 day'
      order by created_at desc limit 20) of_sale having count(*) = 20
    union all
    select min(created_at) + interval '15 minutes' from (
      select created_at from outbox_messages where realm_id = $1 and sent_by_id = $3 and created_at > now() - interval '15 minutes'
      order by created_at desc limit 60) of_user having count(*) = 60) u`;
