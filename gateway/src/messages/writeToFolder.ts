import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { composeMail } from './composeMail.ts';
import type { OutgoingMessage, Sender } from './Sender.ts';

type Report = (line: string) => void;

/** Writes every mail to a file that mail programs can open, if there is no mail server. */
export function writeMailsToFolder(folder: string, from: string, report: Report): Sender {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(message) {
      const { message: bytes } = await transport.sendMail(composeMail(message, from));
      await write(folder, `${fileName(message)}.eml`, bytes, `Mail to ${message.recipient}`, report);
    },
    close: () => transport.close(),
  };
}

export function writeTextsToFolder(folder: string, report: Report): Sender {
  return {
    async send(message) {
      const text = `To: ${message.recipient}\n\n${message.content.text}\n`;
      await write(folder, `${fileName(message)}.txt`, text, `SMS to ${message.recipient}`, report);
    },
    close: () => undefined,
  };
}

/** Sorts by time; a message that is sent again after a crash replaces its file. */
function fileName({ id, writtenAt }: OutgoingMessage): string {
  return `${writtenAt.toISOString().replace(/[-:]|\.\d+/g, '')}-${id}`;
}

async function write(folder: string, name: string, content: unknown, what: string, report: Report): Promise<void> {
  // Contains codes and links, and addresses in file names: no other account on this machine may read it.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  const path = join(folder, name);
  await writeFile(path, Buffer.isBuffer(content) ? content : String(content), { mode: 0o600 });
  report(`${what}: ${path}`);
}
