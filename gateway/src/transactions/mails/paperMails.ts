import { LISTED_MAILS } from '@taem/domain/limits.ts';
import type { PaperMailReason } from '@taem/domain/transactions/paper/paperMailReason.ts';
import type { OutboxMessages, TaxDocuments } from '../../database/generated/rows.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import { refuseUnknown } from '../../http/errors.ts';
import type { GatewaySession } from '../../http/GatewayContext.ts';
import { mayKnowColumn } from '../../resource/personal.ts';

export const PAPER_MAIL_STATES = ['waiting', 'retrying', 'sent', 'failed'] as const;

/** A mailed paper, in its form on the wire. */
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
  /** The address to which the next mail will probably go. */
  suggested_email: string | null;
  suggested_language: 'th' | 'en' | null;
  mails: readonly PaperMail[];
}

/**
 * Reads the mails of a sale that the caller may see, or one of them; without addresses for users who may not see
 * personal data.
 */
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

const IS_REFUSED = "o.state = 'failed' and not o.has_recipient";

/** Whether `w` was replaced by an invoice of another buyer: with another tax id, or another name where there is no tax id. */
const IS_OF_WRONG_BUYER = `is_replaced(w) and not exists (select f.id from tax_documents f
  where f.realm_id = w.realm_id and f.transaction_id = w.transaction_id and not is_replaced(f)
    and coalesce(f.buyer ->> 'tax_id', f.buyer ->> 'name') = coalesce(w.buyer ->> 'tax_id', w.buyer ->> 'name'))`;

/**
 * The address to which papers of this sale were mailed last; else that of the last invoice of its buyer, identified by
 * the tax id; else that of its member. Every paper mailed to an address counts for it: leaves out an address that
 * refused its last mail, and one to which an invoice of a wrong buyer went, unless an invoice of the right buyer went
 * there too, or it is the member's own.
 */
const SUGGESTION = `
  with mailed as (
    select o.recipient, o.created_at, 1 as place, ${IS_REFUSED} as is_refused,
      case when w.id is not null then ${IS_OF_WRONG_BUYER} end as is_wrong
    from outbox_messages o
      left join tax_documents w on w.realm_id = o.realm_id and w.id = o.tax_document_id and w.buyer is not null
    where o.realm_id = $1 and o.transaction_id = $2 and o.recipient is not null
    union all
    select o.recipient, o.created_at, 2, ${IS_REFUSED}, false
    from tax_documents d
      join tax_documents w on w.realm_id = d.realm_id and w.kind = 'FULL' and w.buyer ->> 'tax_id' = d.buyer ->> 'tax_id'
      join outbox_messages o on o.realm_id = w.realm_id and o.transaction_id = w.transaction_id
        and o.tax_document_id = w.id and o.recipient is not null
    where d.realm_id = $1 and d.transaction_id = $2 and d.buyer ->> 'tax_id' <> '' and not is_replaced(d)
      and not (${IS_OF_WRONG_BUYER})
    union all
    select m.email, '-infinity', 3, false, false
    from transactions t join members m on m.realm_id = t.realm_id and m.id = t.member_id
    where t.realm_id = $1 and t.id = $2 and m.email <> '')
  select (
      select (array_agg(recipient order by created_at desc))[1] from mailed group by lower(recipient)
      having not (array_agg(is_refused order by created_at desc))[1] and coalesce(bool_or(not is_wrong), true)
      order by min(place) filter (where is_wrong is not true), max(created_at) filter (where place = 1) desc nulls last,
        max(created_at) desc
      limit 1) as email, m.locale
  from transactions t left join members m on m.realm_id = t.realm_id and m.id = t.member_id
  where t.realm_id = $1 and t.id = $2 and (cardinality($3::uuid[]) = 0 or t.branch_id = any($3))`;

/**
 * Of a stored error, returns only the mail server's answer from its code on, without addresses: the rest is about this
 * installation.
 */
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
