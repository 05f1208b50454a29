import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../database/pool.ts';
import { startOutbox } from '../messages/startOutbox.ts';
import { writeMailsToFolder, writeTextsToFolder } from '../messages/writeToFolder.ts';
import { readWorkbook } from './readWorkbook.ts';

export interface ReceivedMail {
  /** Of the address, what stands before the @. */
  to: string;
  text: string;
  /** The headers as they were sent, unfolded. */
  head: string;
  /** Rows of each sheet of the workbook that came along. */
  sheets: Record<string, (string | number)[][]>;
}

/** Sends what is in the outbox until there are so many mails, and reads the files that came of it. */
export async function receiveMails(database: Database, folder: string, count: number): Promise<ReceivedMail[]> {
  let written = 0;
  let enough: () => void = () => undefined;
  const sent = new Promise<void>((resolve) => {
    enough = resolve;
  });
  const report = () => {
    written += 1;
    if (written >= count) enough();
  };
  const from = 'shop@shop.example';
  const senders = { email: writeMailsToFolder(folder, from, report), sms: writeTextsToFolder(folder, report) };
  const outbox = await startOutbox(database, senders);
  await sent;
  await outbox.close();
  const mails = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')));
  await rm(folder, { recursive: true });
  if (mails.length !== count) throw new Error(`${mails.length} mails in place of ${count}`);
  return mails.map(readMail);
}

function readMail(text: string): ReceivedMail {
  const head = text.slice(0, text.indexOf('\r\n\r\n')).replace(/\r\n\s+/g, ' ');
  return {
    head,
    to: /^To: .*?([\w.]+)@/m.exec(head)?.[1] ?? '',
    text: partOf(text, 'text/plain').toString('utf8'),
    sheets: readWorkbook(partOf(text, 'spreadsheetml')),
  };
}

/** The part of a mail with this in its Content-Type, decoded; a line of hyphens in its text is no boundary. */
function partOf(mail: string, type: string): Buffer {
  for (const part of mail.split(/\r\n(?=----_NmP)/)) {
    const at = part.indexOf('\r\n\r\n');
    const head = part.slice(0, at).replace(/\r\n\s+/g, ' ');
    if (!new RegExp(`Content-Type: [^\\r]*${type}`).test(head)) continue;
    const body = part.slice(at + 4);
    if (/base64/.test(head)) return Buffer.from(body, 'base64');
    const unfolded = body.replace(/=\r\n/g, '').replace(/\r\n/g, '\n');
    if (!/quoted-printable/.test(head)) return Buffer.from(unfolded);
    const bytes = unfolded.replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
    return Buffer.from(bytes, 'latin1');
  }
  throw new Error(`The mail has no ${type}.`);
}
