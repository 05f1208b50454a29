import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { GatewayContext } from '../http/GatewayContext.ts';
import { startOutbox } from '../messages/startOutbox.ts';
import { writeMailsToFolder, writeTextsToFolder } from '../messages/writeToFolder.ts';
import { prepareMessage } from '../prepareMessage.ts';
import { type ReceivedMail, readMail } from './readMail.ts';

/** Sends what is in the outbox until the given number of mails exists, and reads them. */
export async function receiveMails(
  context: Pick<GatewayContext, 'database' | 'files'>,
  folder: string,
  count: number,
): Promise<ReceivedMail[]> {
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
  const outbox = await startOutbox(context.database, senders, {}, prepareMessage(context));
  await sent;
  await outbox.close();
  const mails = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')));
  await rm(folder, { recursive: true });
  if (mails.length !== count) throw new Error(`${mails.length} mails in place of ${count}`);
  return mails.map(readMail);
}
