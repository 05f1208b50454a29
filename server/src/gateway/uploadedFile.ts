import type { Readable } from 'node:stream';
import { MAX_IMAGE_BYTES } from '@taem/domain/limits.ts';
import type { Upload } from './upload.ts';

/** A file of the operation, read once to check it; it is opened again to be sent. */
export interface UploadedFile {
  name: string;
  type: string;
  size: number;
  open(): Readable;
}

/** The files that a field accepts. */
export interface FileKind {
  /** The file extension for the gateway, by the media type in the form. */
  endings: ReadonlyMap<string, string>;
  /** The message for any other file. */
  other: string;
}

/** CHAN-10, MGMT-08 */
export const PICTURE: FileKind = {
  endings: new Map([
    ['image/jpeg', 'jpg'],
    ['image/jpg', 'jpg'],
    ['image/png', 'png'],
    ['image/gif', 'gif'],
  ]),
  other: 'must be a jpg, gif, jpeg or png picture',
};

/** OP-27 Some browsers send a CSV file with the media type registered by the spreadsheet program. */
export const SHEET: FileKind = {
  endings: new Map([
    ['text/csv', 'csv'],
    ['text/plain', 'csv'],
    ['application/csv', 'csv'],
    ['application/vnd.ms-excel', 'csv'],
    ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx'],
  ]),
  other: 'must be a CSV or XLSX file',
};

/** Reads a file to its end, or returns why it is refused. */
export async function readUploadedFile(upload: Upload, kind: FileKind, stem: string): Promise<UploadedFile | string> {
  let size = 0;
  try {
    const { mimetype, createReadStream } = await upload;
    const type = mimetype.toLowerCase();
    const ending = kind.endings.get(type);
    if (!ending) return kind.other;
    for await (const chunk of createReadStream()) size += (chunk as Buffer).length;
    if (size > MAX_IMAGE_BYTES) return 'File size is too large';
    return { name: `${stem}.${ending}`, type, size, open: () => createReadStream() };
  } catch (error) {
    return (error as { status?: number }).status === 413 ? 'File size is too large' : 'cannot be read';
  }
}
