import { LISTED_MAILS } from '@taem/domain/limits.ts';
import type { PaperMailReason } from '@taem/domain/transactions/paper/paperMailReason.ts';
import type { OutboxMessages, TaxDocuments } from '../../database/generated/rows.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import { refuseUnknown } from '../../http/errors.ts';
import type { GatewaySession } from '../../http/GatewayContext.ts';
import { mayKnowColumn } from '../../resource/personal.ts';

export const PAPER_MAIL_STATES = ['waiting', 'retrying', 'sent', 'failed'] as const;

/** A paper that was mailed, as the wire has it. */
export interface PaperMail extends Pick<OutboxMessages, 'id' | 'tax_document_id' | 'recipient'> {
  document_no: TaxDocuments['document_no'] | null;
  state: (typeof PAPER_MAIL_STATES)[number];
  reason: PaperMailReason | null;
  server_answer: string | null;
  requested_at: Date;
  ended_at: Date | null;
  sent_by_name: string | null;
}

interface Mailing {
  /** To whom the next one is likely to go. */
  suggested_email: string | null;
  suggested_language: 'th' | 'en' | null;
  mails: readonly PaperMail[];
}

/** The mails of a sale that the caller may see, or one of them, without addresses for users who may not know people. */
export async function readMailing(
  client: DatabaseClient,
  session: GatewaySession,
  saleId: string,
  mailId: string | null = null,
): Promise<Mailing> {
  const { realmId, branchIds } = session;
  const [sale] = (await client.query<Suggestion>(SUGGESTION, [realmId, saleId, branchIds])).rows;
  if (!sale) throw refuseUnknown('The transaction');
  const { rows } = await client.query<PaperMail>(MAILS, [realmId, saleId, mailId]);
  const knowsPeople = mayKnowColumn(session, 'outbox_messages', 'recipient');
  if (!knowsPeople)
    return {
      suggested_email: null,
      suggested_language: null,
      mails: rows.map((mail) => ({ ...mail, recipient: null })),
    };
  const { email, locale } = sale;
  return {
    suggested_email: email,
    suggested_language: locale === null ? null : locale.startsWith('en') ? 'en' : 'th',
    mails: rows,
  };
}

interface Suggestion {
  email: string | null;
  locale: string | null;
}

const NOT_REFUSED = "(o.state <> 'failed' or o.has_recipient)";

/** A wrong buyer, who is not the one whose paper it is now: by another tax id, or by another name where there is none. */
const WENT_TO_WRONG_BUYER = `exists (select w.id from tax_documents w
  where w.realm_id = o.realm_id and w.id = o.tax_document_id and w.buyer is not null and is_replaced(w)
    and not exists (select f.id from tax_documents f where f.realm_id = w.realm_id and f.transaction_id = w.transaction_id
      and not is_replaced(f) and coalesce(f.buyer ->> 'tax_id', f.buyer ->> 'name') = coalesce(w.buyer ->> 'tax_id', w.buyer ->> 'name')))`;

/**
 * The address that the papers of this sale went to last; else that of its buyer's last invoice, who is known by the tax id;
 * else that of its member. None that was refused, and none of a buyer who was put right since.
 */
const SUGGESTION = `
  select coalesce(
      (select o.recipient from outbox_messages o
        where o.realm_id = t.realm_id and o.transaction_id = t.id and o.recipient is not null and ${NOT_REFUSED}
          and not ${WENT_TO_WRONG_BUYER}
        order by o.created_at desc limit 1),
      (select o.recipient from tax_documents d
        join tax_documents b on b.realm_id = d.realm_id and b.kind = 'FULL' and b.buyer ->> 'tax_id' = d.buyer ->> 'tax_id'
        join outbox_messages o on o.realm_id = b.realm_id and o.transaction_id = b.transaction_id
          and o.tax_document_id = b.id and o.recipient is not null and ${NOT_REFUSED}
        where d.realm_id = t.realm_id and d.transaction_id = t.id and d.buyer ->> 'tax_id' <> '' and not is_replaced(d)
          and not ${WENT_TO_WRONG_BUYER}
        order by o.created_at desc limit 1),
      nullif(m.email, '')) as email, m.locale
  from transactions t left join members m on m.realm_id = t.realm_id and m.id = t.member_id
  where t.realm_id = $1 and t.id = $2 and (cardinality($3::uuid[]) = 0 or t.branch_id = any($3))`;

/** Of an error that is kept, without addresses, what the mail server said, by its code: the rest is of this installation. */
const MAILS = `
  select o.id, o.tax_document_id, d.document_no, o.recipient,
    case when o.state = 'waiting' and o.last_error is not null then 'retrying'
      when o.state in ('waiting', 'sent') then o.state else 'failed' end as state,
    case o.state when 'waiting' then case when o.has_recipient then 'COPY_LATER' end when 'expired' then 'NOT_REACHED' when 'dropped' then coalesce(o.last_error, 'ERASED')
      when 'failed' then case when o.has_recipient then 'COPY_REFUSED' else 'ADDRESS_REFUSED' end end as reason,
    case when o.state in ('waiting', 'failed', 'expired') then substring(o.last_error from '(?:^|[ :])([45][0-9]{2}[ -].+)$') end as server_answer,
    o.created_at as requested_at, o.ended_at,
    (select nullif(trim(concat_ws(' ', u.firstname, u.lastname)), '') from merchant_users u
      where u.realm_id = o.realm_id and u.id = o.sent_by_id) as sent_by_name
  from outbox_messages o left join tax_documents d on d.realm_id = o.realm_id and d.id = o.tax_document_id
  where o.realm_id = $1 and o.transaction_id = $2
    and ($3::uuid is null or o.id = $3) order by o.created_at desc, o.id desc limit ${LISTED_MAILS}`;
