import { ACCOUNTING_WORDS, type AccountingFile } from '@taem/domain/till/accountingFiles.ts';
import type { ProgramFile } from '../list/ListDeclaration.ts';

/**
 * Returns the files of a list for accounting programs: its rows in their columns, without the titles and sums of the file for
 * people.
 */
export const programFiles = (address: string, files: readonly AccountingFile[]): ProgramFile[] =>
  files.map(({ program, format, columns, layout }) => {
    const [path = '', query = ''] = address.split('?');
    const parameters = new URLSearchParams(query);
    for (const name of ['above', 'total']) parameters.delete(name);
    const required = { columns, layout, words: ACCOUNTING_WORDS };
    for (const [name, value] of Object.entries(required)) parameters.set(name, JSON.stringify(value));
    parameters.set('format', format);
    return { program, format, address: `${path}?${parameters}` };
  });
