import type { Access } from '@taem/domain/accounts/mayGive.ts';
import type { OutboxMessages } from '../database/generated/rows.ts';
import type { DatabaseClient } from '../database/pool.ts';

export interface MessageContent {
  /** Mails only. */
  subject?: string;
  text: string;
  html?: string;
  /** Further headers of a mail. */
  headers?: Readonly<Record<string, string>>;
  /** A further address of a mail, which its recipient sees. */
  copyTo?: string;
  /** Whom a mail is from, beside the address of the installation; and where answers to it go. */
  fromName?: string;
  replyTo?: string;
  /** The paper that it is to have; drawn when it is sent (docs/adr/0171), and for the copy alone as its recipient got it. */
  paper?: { saleId: string; taxDocumentId: string | null; language: 'th' | 'en'; isCopy?: boolean };
  /** It is on its way; other papers of its sale wait until it is through. */
  hasTurn?: true;
  /** Files of a mail, as base64. */
  attachments?: readonly { name: string; type: string; base64: string }[];
  /**
   * What a mail with figures is about, to check again when it is sent late: its recipient's access when the figures
   * were read; `schedule_id` is null where the recipient requested it.
   */
  figures?: { document_id: string; user_id: string; schedule_id: string | null; read_with: Access };
}

export interface Message {
  channel: 'email' | 'sms';
  /**
   * null: no recipient; the message is written all the same, so that the request takes as long as one with a recipient.
   */
  recipient: string | null;
  content: MessageContent;
  /** After this it is of no use and is not sent any more. */
  usefulMinutes: number;
  /** Of a paper: the user who sends it. */
  sentById?: string;
}

/** Writes a message in the caller's own transaction: it goes out if, and only if, what caused it was committed. */
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
