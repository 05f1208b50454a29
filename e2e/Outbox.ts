import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ReceivedMail, readMail } from '../gateway/src/testing/readMail.ts';
import type { Stack } from './stack.ts';

/** The messages that the gateway has written, as their recipients read them. */
export class Outbox {
  private readonly folder: string;

  constructor({ data }: Stack) {
    this.folder = join(data, 'outbox');
  }

  /** Returns the one-time code of the text message with this reference code; undefined until it has arrived. */
  async textCodeOf(refCode: string): Promise<string | undefined> {
    const names = await readdir(this.folder).catch(() => []);
    for (const name of names.filter((each) => each.endsWith('.txt'))) {
      const text = await readFile(join(this.folder, name), 'utf8');
      if (text.includes(`(อ้างอิง ${refCode})`)) return /: (\d{6}) /.exec(text)?.[1];
    }
    return undefined;
  }

  /** Returns the mail with a workbook whose text contains this, to this person if given; undefined until it has arrived. */
  async workbookMail(words: string, to?: string): Promise<ReceivedMail | undefined> {
    const names = await readdir(this.folder).catch(() => []);
    for (const name of names.filter((each) => each.endsWith('.eml'))) {
      const text = await readFile(join(this.folder, name), 'utf8');
      if (!text.includes('spreadsheetml')) continue;
      const mail = readMail(text);
      if (mail.text.includes(words) && (to === undefined || mail.to === to)) return mail;
    }
    return undefined;
  }

  /** Returns the one-time code of the mail with this reference code; undefined until it has arrived. */
  async codeOf(refCode: string): Promise<string | undefined> {
    const names = await readdir(this.folder).catch(() => []);
    for (const name of names.filter((each) => each.endsWith('.eml'))) {
      const text = textOf(await readFile(join(this.folder, name), 'utf8'));
      if (text.includes(refCode)) return /^\d{6}$/m.exec(text)?.[0];
    }
    return undefined;
  }
}

/** Returns the plain text of a mail; Thai is sent in base64 or quoted-printable. */
function textOf(mail: string): string {
  const [, encoding = '', rest = ''] = /text\/plain[\s\S]*?Content-Transfer-Encoding: (\S+)([\s\S]*)/i.exec(mail) ?? [];
  const body = (rest.split(/\r?\n\r?\n/)[1] ?? '').trim();
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8').replaceAll('\r', '');
  return rest.replaceAll('\r', '');
}
