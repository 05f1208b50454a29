import { readFile } from 'node:fs/promises';
import { refuseField } from '../http/errors.ts';

/** The format of Excel until 2003, which also wraps a workbook with a password. */
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');

/** Refuses files that a shop may mistake for a spreadsheet, and says what to do instead. */
export async function refuseOtherFile(path: string, start: Buffer): Promise<void> {
  if (start.subarray(0, COMPOUND.length).equals(COMPOUND)) {
    const isEncrypted = (await readFile(path)).includes(ENCRYPTED);
    throw refuseField('image', isEncrypted ? 'is protected by a password: save it without one' : OLD_EXCEL);
  }
  if (/^\ufeff?\s*<(?:!doctype|html|table|\?xml|meta|head)/i.test(start.toString('utf8')))
    throw refuseField('image', WEB_PAGE);
}

const OLD_EXCEL = 'is an old Excel file: open it in a spreadsheet and save it as XLSX';
const WEB_PAGE = 'is a web page: open it in a spreadsheet and save it as XLSX';
