import { valueOr } from '../reading/reading.ts';
import { readText } from '../reading/text.ts';

/** Where the picture of a row is: at an address of the internet, or in a zip under a name. */
export interface PictureSource {
  text: string;
  isAddress: boolean;
}

const LONGEST = 2_000;

/** Web shops list several, the first of which is the one that they show. What this product keeps itself is no source. */
export function pictureSource(cell: string): PictureSource | null {
  const [first = ''] = cell.split(/[,;|]\s*(?=https?:\/\/)|\n/i);
  const text = valueOr(readText(first), null);
  if (text === null || text.startsWith('/files/') || text.length > LONGEST) return null;
  return { text, isAddress: /^[a-z][a-z\d+.-]*:/i.test(text) };
}

/** What a picture is matched by: the name of its file without folders, however its letters are written. */
export const pictureName = (name: string): string =>
  name
    .replace(/^.*[/\\]/, '')
    .normalize('NFC')
    .toLowerCase();

/** The same without its ending, which may be the code of a product. */
export const withoutEnding = (name: string): string => name.replace(/\.[a-z\d]{1,5}$/i, '');
