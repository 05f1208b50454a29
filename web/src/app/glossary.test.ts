import { expect, test } from 'vitest';
import { readGlossary } from '../testing/texts/glossary.ts';
import { PROPER_NAMES, QUOTED_TEXTS } from '../testing/texts/quotedTexts.ts';
import { type Text, textsOfProduct } from '../testing/texts/textsOfProduct.ts';

/** Search words of pages, which have any spelling, and the first operation of the sandbox. */
const SEARCHED = / also\.|sandbox\/messages.ts welcome/;

const glossary = readGlossary();
const all = textsOfProduct();
/** The texts in the product's own words, without quotations of the requirements. */
const texts = all.filter(({ en, where }) => !(en in QUOTED_TEXTS) && !SEARCHED.test(where));

const faults = (of: (text: Text) => readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => of(text).map((fault) => `${fault} in ${text.where}: ${text.en} | ${text.th}`))),
];

/** Takes typed names and quotations of other parts of the screen out of a text: the glossary does not apply to them. */
const plain = (text: string) => text.replace(/\{\{?\w+\}?\}/g, '§').replace(/“[^”]*”|"[^"]*"/g, '“”');

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const inEnglish = (word: string) => new RegExp(String.raw`(?<![\w-])${escaped(word)}(?:s|es)?(?![\w-])`, 'gi');
const inThai = (word: string) => new RegExp(escaped(word), 'g');

/** A banned word may be part of another word of the glossary: `goods` of `goods received`. */
const longestFirst = (words: readonly string[]) => [...words].sort((one, other) => other.length - one.length);
const [englishWords, thaiWords] = (['en', 'th'] as const).map((language) =>
  longestFirst(glossary.flatMap(({ word }) => word[language])),
);

test('a thing has the word of the glossary, in both languages', () => {
  expect(glossary.length).toBeGreaterThan(30);
  const found = faults(({ en, th }) => {
    const [restEn, restTh] = [
      without(plain(en), englishWords ?? [], inEnglish),
      without(plain(th), thaiWords ?? [], inThai),
    ];
    return glossary.flatMap(({ not }) => [
      ...not.en.filter((word) => inEnglish(word).test(restEn)),
      ...not.th.filter((word) => inThai(word).test(restTh)),
    ]);
  });
  expect(found).toEqual([]);
});

const without = (text: string, words: readonly string[], pattern: (word: string) => RegExp) =>
  words.reduce((rest, word) => rest.replace(pattern(word), ' '), text);

test('English is in sentence case, and only abbreviations are in capitals', () => {
  const found = faults(({ en }) =>
    plain(en)
      .split(/(?<=[.!?:·→…])\s+|\n/)
      .flatMap((sentence) => capitalsIn(sentence)),
  );
  expect(found).toEqual([]);
});

/** Returns words with a capital letter that neither begin the sentence nor are names. */
function capitalsIn(sentence: string): string[] {
  const words = [...sentence.matchAll(/[A-Za-z][\w’'-]*/g)];
  return words
    .filter(({ index, 0: word }) => {
      if (PROPER_NAMES.has(word) || !/[A-Z]/.test(word)) return false;
      const isFirst = !/[A-Za-z§\d%]/.test(sentence.slice(0, index));
      return !isFirst || /[A-Z].*[A-Z]/.test(word);
    })
    .map(([word]) => word);
}

test('a unit or a bracket stands apart from what is before it, and a percent sign does not', () => {
  const GLUED = [/[\p{L}§\d]\((?!s\))/u, /[\d§](?:THB|MB|kB|mm|ms|บาท|แต้ม|ชิ้น|คน|ครั้ง|วัน|เดือน|ปี|รายการ|แถว)/u, /[\d§] %/];
  expect(
    faults(({ en, th }) => [plain(en), plain(th)].flatMap((text) => GLUED.flatMap((bad) => bad.exec(text) ?? []))),
  ).toEqual([]);
});

test('an English text has no Thai, and a Thai one no English but names', () => {
  const found = faults(({ en, th }) => [
    ...(en.replace(/\(ไทย\)|฿/g, '').match(/[฀-๿]+/g) ?? []),
    ...(plain(th).match(/(?<![\w.-])[a-z]{3,}(?![\w.-])/g) ?? []).filter((word) => !PROPER_NAMES.has(word)),
  ]);
  expect(found).toEqual([]);
});

test('a sentence is said in one way: the same in English is the same in Thai', () => {
  const thaiOf = new Map<string, Set<string>>();
  for (const { en, th } of texts) {
    // One or two words are a label, and its Thai may add what it is a label of.
    if ((en.replace(/\{\{?\w+\}?\}/g, ' ').match(/[\w’'-]+/g) ?? []).length < 3) continue;
    thaiOf.set(same(en), (thaiOf.get(same(en)) ?? new Set()).add(same(th)));
  }
  const found = [...thaiOf].filter(([, th]) => th.size > 1).map(([en, th]) => `${en}: ${[...th].join(' | ')}`);
  expect(found).toEqual([]);
});

const same = (text: string) =>
  text
    .replace(/\{\{?\w+\}?\}/g, '§')
    .replace(/[.…]$/, '')
    .toLowerCase();

test('a label that is a word of the glossary has its word in Thai', () => {
  const found = faults(({ en, th }) => {
    const thai = glossary
      .filter(({ word }) => word.en.some((each) => same(each) === same(en)))
      .flatMap(({ word }) => word.th);
    return thai.length > 0 && !thai.some((word) => th.includes(word)) ? [en] : [];
  });
  expect(found).toEqual([]);
});

test('what is quoted is still said', () => {
  const said = new Set(all.map(({ en }) => en));
  expect(Object.keys(QUOTED_TEXTS).filter((text) => !said.has(text))).toEqual([]);
});
