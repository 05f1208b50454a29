import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Message } from './queueMessage.ts';
import type { Sender } from './Sender.ts';
import { sendBySmsProvider } from './sendBySmsProvider.ts';
import { sendBySmtp } from './sendBySmtp.ts';
import { writeMailsToFolder, writeTextsToFolder } from './writeToFolder.ts';

export type Senders = Readonly<Record<Message['channel'], Sender>>;

/** Opens the configured ways to send messages; without them, messages become files that the console names. */
export function openSenders(config: Config, report: (line: string) => void): Senders {
  const { dataDir, smtpUrl, mailFrom, smsUrl, smsToken } = config;
  const folder = join(dataDir, 'outbox');
  if (!smtpUrl) report(`No SMTP_URL is set: mails are written to ${folder}`);
  if (!smsUrl) report(`No SMS_URL is set: text messages are written to ${folder}`);
  return {
    email: smtpUrl ? sendBySmtp(smtpUrl, mailFrom) : writeMailsToFolder(folder, mailFrom, report),
    sms: smsUrl ? sendBySmsProvider(smsUrl, smsToken) : writeTextsToFolder(folder, report),
  };
}
