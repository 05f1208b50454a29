import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A word of the screens: its name in each language, and words not to use for it. */
export interface Entry {
  readonly word: Readonly<Record<'th' | 'en', readonly string[]>>;
  readonly not: Readonly<Record<'th' | 'en', readonly string[]>>;
}

/** The table of CONTEXT.md under "On the screen". */
export function readGlossary(): Entry[] {
  const text = readFileSync(join(import.meta.dirname, '../../../../CONTEXT.md'), 'utf8');
  const [, table = ''] = /\n## On the screen\n([\s\S]*?)\n## /.exec(text) ?? [];
  const rows = table.split('\n').filter((line) => /^\| (?!English|---)/.test(line));
  return rows.map((row) => {
    const [en = [], th = [], notEn = [], notTh = []] = row.split('|').slice(1, 5).map(listed);
    return { word: { en, th }, not: { en: notEn, th: notTh } };
  });
}

const listed = (cell: string): string[] =>
  cell
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
