import { createRequire } from 'node:module';
import { wholeParts } from '@taem/domain/transactions/paper/wholeParts.ts';

const { resolve } = createRequire(import.meta.url);

/** Both are embedded in full in every file that uses them, as PDF/A requires. */
export const FONTS = {
  regular: resolve('@expo-google-fonts/sarabun/400Regular/Sarabun_400Regular.ttf'),
  bold: resolve('@expo-google-fonts/sarabun/700Bold/Sarabun_700Bold.ttf'),
} as const;
export type FontName = keyof typeof FONTS;

/** The parts of a pdfkit document that its types lack. */
export interface OpenFont {
  readonly font: { hasGlyphForCodePoint(codePoint: number): boolean };
  encode(text: string): unknown;
  /** The code points of each used glyph, by which a reader extracts its text. */
  readonly unicode: number[][];
}

const SARA_AM = 0x0e33;
const NIKHAHIT = 0x0e4d;

/**
 * Sara am is drawn as two glyphs. The first text that uses a glyph determines which character it stands for: therefore
 * both halves are encoded separately before any text.
 */
export function knowSaraAm(font: OpenFont): void {
  font.encode(String.fromCodePoint(NIKHAHIT));
  font.encode('\u0e32');
}

/** Corrects the glyph of the first half with a tone mark, which the font reports as the whole of sara am. */
export function mendSaraAm({ unicode }: OpenFont): void {
  unicode.forEach((points, glyph) => {
    if (points?.includes(SARA_AM)) unicode[glyph] = points.map((point) => (point === SARA_AM ? NIKHAHIT : point));
  });
}

/**
 * Returns what the font can draw of a text: a missing character, such as an emoji, becomes a question mark, as PDF/A
 * forbids an empty glyph.
 */
export function drawable({ font }: OpenFont, text: string): string {
  return Array.from(text.replace(/\s/g, ' '), (character) => {
    const point = character.codePointAt(0) ?? 0;
    if (font.hasGlyphForCodePoint(point)) return character;
    // Joiners and marks of direction or colour are invisible.
    return /\p{Cf}|\p{Cc}|\p{Variation_Selector}/u.test(character) ? '' : '?';
  }).join('');
}

/** Marks above and below, which some readers separate from their letters, and sara am. */
const MARKS = /[\u0e31\u0e33-\u0e3a\u0e47-\u0e4e]/;

/** Whether the file must state the text separately for copying, as its glyphs give a different one. */
export const isSaidApart = (text: string, drawn: string): boolean => text !== drawn || MARKS.test(text);

const WORDS = new Intl.Segmenter('th', { granularity: 'word' });
const CHARACTERS = new Intl.Segmenter('th', { granularity: 'grapheme' });

/**
 * Splits a text into lines no wider than `width`, between words, as Thai has no spaces; a word that is wider by itself
 * is cut. Each part is measured once, so that long texts take no more time per character than short ones.
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
      // Split by grapheme, so that a letter keeps its marks.
      else for (const { segment } of CHARACTERS.segment(part)) add(segment);
    }
    return [...lines, line.trimEnd()];
  });
}

const partsOf = (text: string) =>
  wholeParts(text).flatMap((part, at) =>
    at % 2 === 1 ? [part] : Array.from(WORDS.segment(part), ({ segment }) => segment),
  );
