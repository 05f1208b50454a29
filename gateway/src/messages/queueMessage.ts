import type { Access } from '@taem/domain/accounts/mayGive.ts';
import type { OutboxMessages } from '../database/generated/rows.ts';
import type { DatabaseClient } from '../database/pool.ts';

export interface MessageContent {
  /** For mails only. */
  subject?: string;
  text: string;
  html?: string;
  /** Further headers of a mail. */
  headers?: Readonly<Record<string, string>>;
  /** A further address of a mail, visible to its recipient. */
  copyTo?: string;
  /** The sender's name, with the installation's address; and the address for replies. */
  fromName?: string;
  replyTo?: string;
  /**
   * The paper to attach; drawn when the mail is sent (docs/adr/0171), and for the copy alone in the form that its
   * recipient got.
   */
  paper?: { saleId: string; taxDocumentId: string | null; language: 'th' | 'en'; isCopy?: boolean };
  /** Set while it is being sent; other papers of its sale wait until it is done. */
  hasTurn?: true;
  /** Files of a mail, in base64. */
  attachments?: readonly { name: string; type: string; base64: string }[];
  /**
   * What a mail with figures is about, to be checked again if it is sent late: its recipient's access when the figures
   * were read; `schedule_id` is null if the recipient requested it.
   */
  figures?: { document_id: string; user_id: string; schedule_id: string | null; read_with: Access };
}

export interface Message {
  channel: 'email' | 'sms';
  /** null for no recipient; the message is written all the same, so that the request takes as long as one with a recipient. */
  recipient: string | null;
  content: MessageContent;
  /** Minutes after which it is useless and is no longer sent. */
  usefulMinutes: number;
  /** For a paper: the user who sends it. */
  sentById?: string;
}

/** Writes a message in the caller's own transaction: it is sent if, and only if, that transaction commits. */
export async function queueMessage(client: DatabaseClient, message: Message): Promise<string> {
  const { channel, recipient, content, usefulMinutes, sentById } = message;
  const answer = await client.query<Pick<OutboxMessages, 'id'>>(INSERT, [
    channel,
    recipient,
    JSON.stringify(content),
    usefulMinutes,
    content.paper?.saleId ?? null,
    content.paper?.taxDocumentId ?? null,
    sentById ?? null,
  ]);
  return answer.rows[0]?.id ?? '';
}

const INSERT = `
  insert into outbox_messages (channel, recipient, content, expires_at, transaction_id, tax_document_id, sent_by_id)
  values ($1, $2, $3, now() + make_interval(mins => $4), $5, $6, $7) returning id`;
