import { valueOr } from '../reading/reading.ts';
import { readText } from '../reading/text.ts';

/** The source of a row's picture: an internet address, or a name in a zip. */
export interface PictureSource {
  text: string;
  isAddress: boolean;
}

const LONGEST = 2_000;

/**
 * Reads the source of a picture. Web shops list several and display the first. Pictures stored by this product are not
 * a source.
 */
export function pictureSource(cell: string): PictureSource | null {
  const [first = ''] = cell.split(/[,;|]\s*(?=https?:\/\/)|\n/i);
  const text = valueOr(readText(first), null);
  if (text === null || text.startsWith('/files/') || text.length > LONGEST) return null;
  return { text, isAddress: /^[a-z][a-z\d+.-]*:/i.test(text) };
}

/** Returns the name by which a picture is matched: its file name without folders, with letters normalised. */
export const pictureName = (name: string): string =>
  name
    .replace(/^.*[/\\]/, '')
    .normalize('NFC')
    .toLowerCase();

/** Removes the file extension; the rest may be the code of a product. */
export const withoutEnding = (name: string): string => name.replace(/\.[a-z\d]{1,5}$/i, '');
