import { describe, expect, it, test } from 'vitest';
import { drawable, isSaidApart, linesOf, mendSaraAm, type OpenFont } from './pdfText.ts';

/** Each character has a width of 1. */
const lines = (text: string, width: number) => linesOf(text, width, (part) => [...part].length);

describe('a text on a paper', () => {
  it.each<[string, string, number, string[]]>([
    ['that fits is one line', 'iced tea', 8, ['iced tea']],
    ['breaks between words, and no line begins or ends with a space', 'iced tea now', 8, ['iced tea', 'now']],
    ['counts no space at the end of a line', 'iced tea', 7, ['iced', 'tea']],
    ['keeps its own lines, also empty ones', 'a\n\nb', 5, ['a', '', 'b']],
    ['cuts a word that is wider by itself', 'abcdefg', 3, ['abc', 'def', 'g']],
    ['keeps a number whole', 'no. A-1-2', 6, ['no.', 'A-1-2']],
    ['is empty where there is nothing', '', 5, ['']],
    ['drops spaces at its beginning', '  a', 5, ['a']],
  ])('%s', (_rule, text, width, drawn) => {
    expect(lines(text, width)).toEqual(drawn);
  });

  it('cuts Thai between words, and never between a letter and its marks', () => {
    expect(lines('กาแฟร้อน', 4)).toEqual(['กาแฟ', 'ร้อน']);
    expect(lines('ที่ที่', 3).every((line) => !/^[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]/.test(line))).toBe(true);
  });
});

const fontOf = (glyphs: string) =>
  ({
    font: { hasGlyphForCodePoint: (point: number) => [...glyphs].some((sign) => sign.codePointAt(0) === point) },
  }) as OpenFont;

test('what the font lacks is a question mark, and what is not seen is left out', () => {
  expect(drawable(fontOf('ab '), 'a\tb')).toBe('a b');
  expect(drawable(fontOf('ab'), 'a😀b')).toBe('a?b');
  expect(drawable(fontOf('ab'), 'a\u200db\ufe0f\u0001')).toBe('ab');
  expect(drawable(fontOf(''), '')).toBe('');
});

test('a text is said apart where its glyphs say something else', () => {
  expect([
    isSaidApart('tea', 'tea'),
    isSaidApart('กาแฟ', 'กาแฟ'),
    isSaidApart('ที่', 'ที่'),
    isSaidApart('a', '?'),
  ]).toEqual([...[false, false, true, true]]);
});

test('the first half of sara am is not read as all of it', () => {
  const unicode = [[0x0e01], [0x0e48, 0x0e33], undefined as unknown as number[], [0x0e32]];
  mendSaraAm({ unicode } as OpenFont);
  expect(unicode).toEqual([[0x0e01], [0x0e48, 0x0e4d], undefined, [0x0e32]]);
});
