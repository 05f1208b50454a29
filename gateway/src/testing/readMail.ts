import { readWorkbook } from './readWorkbook.ts';

export interface ReceivedMail {
  /** The part of the address before the @. */
  to: string;
  text: string;
  /** The headers as sent, unfolded. */
  head: string;
  /** The rows of each sheet of the attached workbook. */
  sheets: Record<string, (string | number)[][]>;
}

/** Parses a mail with a workbook, as it was sent. */
export function readMail(text: string): ReceivedMail {
  const head = text.slice(0, text.indexOf('\r\n\r\n')).replace(/\r\n\s+/g, ' ');
  return {
    head,
    to: /^To: .*?([\w.]+)@/m.exec(head)?.[1] ?? '',
    text: partOfMail(text, 'text/plain').toString('utf8'),
    sheets: readWorkbook(partOfMail(text, 'spreadsheetml')),
  };
}

/**
 * Returns the decoded part of a mail with this text in its Content-Type; a line of hyphens in the content is not a
 * boundary.
 */
export function partOfMail(mail: string, type: string): Buffer {
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
