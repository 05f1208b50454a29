import { readFile } from 'node:fs/promises';
import { refuseField } from '../http/errors.ts';

/** What Excel wrote until 2003, and what a workbook with a password is wrapped in. */
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');

/** Refuses what a shop may take for a spreadsheet, with what to do about it. */
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
