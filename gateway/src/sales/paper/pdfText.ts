import { createRequire } from 'node:module';
import { wholeParts } from '@taem/domain/transactions/paper/wholeParts.ts';

const { resolve } = createRequire(import.meta.url);

/** Both are whole in every file in which they are used: PDF/A asks for it. */
export const FONTS = {
  regular: resolve('@expo-google-fonts/sarabun/400Regular/Sarabun_400Regular.ttf'),
  bold: resolve('@expo-google-fonts/sarabun/700Bold/Sarabun_700Bold.ttf'),
} as const;
export type FontName = keyof typeof FONTS;

/** What of a document of pdfkit is used beyond its types. */
export interface OpenFont {
  readonly font: { hasGlyphForCodePoint(codePoint: number): boolean };
  encode(text: string): unknown;
  /** The code points of each glyph that was used, by which a reader finds its text. */
  readonly unicode: number[][];
}

const SARA_AM = 0x0e33;
const NIKHAHIT = 0x0e4d;

/**
 * Sara am is drawn as two glyphs. The first to use a glyph says which character it is: both halves are used by themselves
 * before any text is.
 */
export function knowSaraAm(font: OpenFont): void {
  font.encode(String.fromCodePoint(NIKHAHIT));
  font.encode('\u0e32');
}

/** With a tone mark the first half is one glyph, of which the font says that it is all of sara am. */
export function mendSaraAm({ unicode }: OpenFont): void {
  unicode.forEach((points, glyph) => {
    if (points?.includes(SARA_AM)) unicode[glyph] = points.map((point) => (point === SARA_AM ? NIKHAHIT : point));
  });
}

/** What the font draws of a text: a character that it lacks, such as an emoji, is a question mark, as PDF/A forbids an empty glyph. */
export function drawable({ font }: OpenFont, text: string): string {
  return Array.from(text.replace(/\s/g, ' '), (character) => {
    const point = character.codePointAt(0) ?? 0;
    if (font.hasGlyphForCodePoint(point)) return character;
    // Joiners and marks of direction and of colour are not seen.
    return /\p{Cf}|\p{Cc}|\p{Variation_Selector}/u.test(character) ? '' : '?';
  }).join('');
}

/** Marks above and below, which some readers tear from their letters, and sara am. */
const MARKS = /[\u0e31\u0e33-\u0e3a\u0e47-\u0e4e]/;

/** Whether what is copied out of the file has to be said apart, as its glyphs say something else. */
export const isSaidApart = (text: string, drawn: string): boolean => text !== drawn || MARKS.test(text);

const WORDS = new Intl.Segmenter('th', { granularity: 'word' });
const CHARACTERS = new Intl.Segmenter('th', { granularity: 'grapheme' });

/**
 * Lines no wider than `width`, broken between words, as Thai has no spaces; what is wider by itself is cut. Each part is
 * measured once, so that a long text takes no more time for a character than a short one.
 */
export function linesOf(text: string, width: number, widthOf: (text: string) => number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let [line, used] = ['', 0];
    const add = (part: string) => {
      if (line !== '' && used + widthOf(part.trimEnd()) > width) {
        lines.push(line.trimEnd());
        [line, used] = ['', 0];
      }
      const kept = line === '' ? part.trimStart() : part;
      line += kept;
      used += widthOf(kept);
    };
    for (const part of partsOf(paragraph)) {
      if (widthOf(part.trim()) <= width) add(part);
      // With its marks.
      else for (const { segment } of CHARACTERS.segment(part)) add(segment);
    }
    return [...lines, line.trimEnd()];
  });
}

const partsOf = (text: string) =>
  wholeParts(text).flatMap((part, at) =>
    at % 2 === 1 ? [part] : Array.from(WORDS.segment(part), ({ segment }) => segment),
  );
