import type { PaperMailReason } from '@taem/domain/transactions/paper/paperMailReason.ts';
import type { MerchantSettings } from '../../database/generated/rows.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import type { GatewayContext } from '../../http/GatewayContext.ts';
import type { Prepared, WaitingMessage } from '../../messages/startOutbox.ts';
import { type MailSetting, paperMail } from './paperMail.ts';
import { paperPdf } from './paperPdf.ts';
import { type Paper, readReceiptPaper, readTaxPaper } from './readPaper.ts';

type MailedPaper = NonNullable<WaitingMessage['content']['paper']>;

/** The limit of e-Tax Invoice by Email. */
const MAX_BYTES = 3 * 1024 * 1024;

/**
 * Draws the paper of a mail in its state at sending: including a void, a note or a new logo since the request. Drops
 * the mail if its address was erased since. Sending a tax document counts as printing it.
 */
export async function preparePaperMail(
  { database, files }: Pick<GatewayContext, 'database' | 'files'>,
  { id, realmId }: Pick<WaitingMessage, 'id' | 'realmId'>,
  mailed: MailedPaper,
): Promise<Prepared> {
  const turn = await database.inTransaction(realmId, (client) => takeTurn(client, realmId, id, mailed.saleId));
  if (turn !== 'TAKEN') return turn;
  const { paper, setting } = await database.withRealm(realmId, async (client) => ({
    paper: await mailedPaper(client, realmId, mailed),
    setting: await mailSetting(client, realmId, id, mailed),
  }));
  if (!paper) return { dropped: 'NO_PAPER' satisfies PaperMailReason };
  const pdf = await paperPdf(files, paper);
  if (pdf.byteLength > MAX_BYTES) return { dropped: 'TOO_LARGE' satisfies PaperMailReason };
  const { taxDocumentId } = paper;
  return {
    content: paperMail(paper, pdf, mailed.language, setting),
    forCopy: { text: '', paper: { ...mailed, isCopy: paper.isCopy } },
    ...(taxDocumentId && { afterReached: (client) => client.query(GONE_OUT, [realmId, taxDocumentId]) }),
  };
}

/**
 * Sends papers of a sale one at a time: of two sent at the same moment, only the first is the original and is copied
 * for stamping. A mail whose gateway died keeps its turn until it is sent again.
 */
async function takeTurn(
  client: DatabaseClient,
  realmId: string,
  id: string,
  saleId: string,
): Promise<'TAKEN' | Exclude<Prepared, { content: unknown }>> {
  await client.query("select pg_advisory_xact_lock(hashtext('paper-mail'), hashtext($1))", [saleId]);
  if ((await client.query(WAITING, [id])).rowCount !== 1) return { dropped: 'ERASED' satisfies PaperMailReason };
  return (await client.query(TAKE_TURN, [realmId, saleId, id])).rowCount === 1 ? 'TAKEN' : 'NOT_YET';
}

/**
 * Returns the original until one was printed or sent, and a copy afterwards; a receipt that is not a tax document is
 * never a copy.
 */
async function mailedPaper(client: DatabaseClient, realmId: string, mailed: MailedPaper): Promise<Paper | null> {
  const { saleId, taxDocumentId, language, isCopy = null } = mailed;
  const reading = { language, knowsPeople: true, isCopy };
  if (taxDocumentId !== null) {
    const paper = await readTaxPaper(client, realmId, taxDocumentId, reading);
    return paper?.saleId === saleId ? paper : null;
  }
  const receipt = await readReceiptPaper(client, realmId, saleId, reading);
  return receipt?.kind === null
    ? await readReceiptPaper(client, realmId, saleId, { ...reading, isCopy: false })
    : receipt;
}

async function mailSetting(
  client: DatabaseClient,
  realmId: string,
  id: string,
  { saleId, taxDocumentId }: MailedPaper,
): Promise<MailSetting> {
  type Row = Pick<MerchantSettings, 'tax_mail_copy' | 'tax_mail_subject' | 'mail_reply_to'> & { is_copied: boolean };
  const [row] = (await client.query<Row>(SETTING, [realmId, saleId, taxDocumentId, id])).rows;
  return {
    copyTo: row && !row.is_copied ? row.tax_mail_copy : '',
    copySubject: row?.tax_mail_subject ?? '',
    replyTo: row?.mail_reply_to ?? '',
  };
}

const WAITING = "select from outbox_messages where id = $1 and state = 'waiting' and recipient is not null";
const TAKE_TURN = `
  update outbox_messages set content = content || '{"hasTurn": true}' where realm_id = $1 and id = $3 and state = 'waiting'
    and not exists (select from outbox_messages o where o.realm_id = $1 and o.transaction_id = $2 and o.id <> $3
      and o.state = 'waiting' and o.content ? 'hasTurn')`;
const GONE_OUT = 'update tax_documents set prints = prints + 1 where realm_id = $1 and id = $2';
/**
 * A document that already reached its buyer with a copy, sent or still to be sent, gets no further copy: it is stamped
 * only once.
 */
const SETTING = `
  select tax_mail_copy, tax_mail_subject, mail_reply_to, exists (select from outbox_messages o
    where o.realm_id = $1 and o.transaction_id = $2 and o.tax_document_id = $3 and o.id <> $4
      and o.has_recipient and (o.has_copy or o.state = 'waiting')) as is_copied
  from merchant_settings where realm_id = $1`;
