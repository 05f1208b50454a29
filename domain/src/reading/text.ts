import { plainDigits } from './plainDigits.ts';
import { type Doubt, doubt, fault, MAX_SHORT_LENGTH, type Reading } from './reading.ts';
import type { FaultCode } from './words.ts';

/** Invisible characters, except the tags that end some flags. */
const UNSEEN = String.raw`(?![\u{E0020}-\u{E007F}])[\s\p{Z}\p{Cc}\p{Cf}\u{034F}\u{115F}\u{1160}\u{2800}\u{3164}\u{FFA0}]`;
const IS_UNSEEN = new RegExp(`^${UNSEEN}$`, 'u');
const SEEN = new RegExp(`(?!${UNSEEN}|[\\u{FE00}-\\u{FE0F}\\u{E0020}-\\u{E007F}])\\P{Cn}`, 'u');
const LINE_BREAKS = /\r\n|[\r\u{0085}\u{2028}\u{2029}\v\f]/gu;
const CONTROL_SIGNS = /(?![\t\n])\p{Cc}/gu;

/** Characters that allow or forbid a line break: in a single line they only make equal texts differ. */
const NO_WIDTH = /[\u{200B}\u{2060}\u{FEFF}]/gu;

/** Unicode's limit of successive marks (UAX 15): sorting more of them takes quadratic time. */
const TOO_MANY_MARKS = /\p{M}{31}/u;

/** Nearly all texts of a file: ASCII and Thai on one line, without spaces around them. They are stored unchanged. */
const AS_KEPT = /^[!-~ก-ฺ฿-๛](?:[ -~ก-ฺ฿-๛]*[!-~ก-ฺ฿-๛])?$/;
/** Of those, the texts that may be damaged or misread, or whose marks are not in the stored order. */
const NEEDS_A_LOOK =
  /\?\?\?|เ[ธน]|(?:^|[ -~])[\u{E31}\u{E34}-\u{E3A}\u{E47}-\u{E4E}]|[\u{E48}-\u{E4B}][\u{E38}-\u{E3A}]|[\u{E38}\u{E39}]\u{E3A}/u;

export interface TextOptions {
  /** Whether the text may have more than one line. */
  lines?: boolean;
}

/**
 * Reads a text in the composed form of Unicode (NFC), without spaces and invisible characters at its ends, without
 * control characters, and on one line unless `lines` is set; on one line also without zero-width characters. A text
 * without any visible character is read as null.
 */
export function readText(text: string, { lines = false }: TextOptions = {}): Reading<string | null> {
  if (AS_KEPT.test(text) && !NEEDS_A_LOOK.test(text)) return { value: text };
  // PostgreSQL cannot store NUL and no keyboard types it: a value with one is not a text.
  if (text.includes('\0')) return fault('NOT_A_TEXT', text.replaceAll('\0', ''));
  if (TOO_MANY_MARKS.test(text)) return fault('NOT_A_TEXT', text);
  const value = writtenText(text, lines);
  if (!SEEN.test(value)) return { value: null };
  const found = doubtOf(text, value) ?? (lines ? null : joinedLines(text, value));
  return found ? { value, doubt: found } : { value };
}

/** Reads a short text, such as a number or a day, in plain digits; a longer text has the fault `code`. */
export function readShort(text: string, code: FaultCode, options?: TextOptions): Reading<string | null> {
  const read = readText(plainDigits(text), options);
  const isLong = !('fault' in read) && read.value !== null && read.value.length > MAX_SHORT_LENGTH;
  return isLong ? fault(code, text) : read;
}

function writtenText(text: string, lines: boolean): string {
  const broken = text
    .replace(/\p{Surrogate}/gu, '\u{FFFD}')
    .normalize('NFC')
    .replace(LINE_BREAKS, '\n');
  const placed = lines ? broken : broken.replace(/[\t\n]+/g, ' ').replace(NO_WIDTH, '');
  return withoutUnseenEnds(placed.replace(CONTROL_SIGNS, ''));
}

/** Does not use a pattern: one for the end would be tried from each character of a run within the text, in quadratic time. */
function withoutUnseenEnds(text: string): string {
  const signs = [...text];
  const isSeen = (sign: string) => !IS_UNSEEN.test(sign);
  return signs.slice(Math.max(0, signs.findIndex(isSeen)), signs.findLastIndex(isSeen) + 1).join('');
}

/** The second byte of a UTF-8 letter, read as Windows-1252. */
const SECOND_IN_LATIN = '\u{80}-\u{BF}€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
const MISREAD = [
  // Thai in UTF-8, read as Windows-874 and as Latin.
  /(?:เ[ธน][\u{80}-\u{A0}€…‘’“”•–—ก-ฟ\u{FFFD}]){2}/u,
  new RegExp(`à[¸¹][${SECOND_IN_LATIN}]`, 'u'),
  // A Thai mark without a Thai letter before it: `Café` in Latin, read as Windows-874.
  /(?<![\u{E01}-\u{E4E}])[\u{E31}\u{E34}-\u{E3A}\u{E47}-\u{E4E}]/u,
  // Other letters in UTF-8, read as Latin: `Ã©`, `â€™`.
  new RegExp(`Ã[${SECOND_IN_LATIN}]|â€[${SECOND_IN_LATIN}]`, 'u'),
  // Control characters that were letters.
  /[\u{80}-\u{84}\u{86}-\u{9F}]/u,
];

/** Thai in Windows-874, read as Latin: a run of Latin letters and symbols, with at least two symbols. */
const LATIN_RUN = /[\u{A1}-\u{DA}\u{DF}-\u{FB}]{4,}/gu;
const isThaiInLatin = (text: string): boolean =>
  (text.match(LATIN_RUN) ?? []).some((run) => /[\u{A1}-\u{BF}][^\u{A1}-\u{BF}]*[\u{A1}-\u{BF}]/u.test(run));

function doubtOf(text: string, value: string): Doubt | null {
  if (value.includes('\u{FFFD}')) return doubt('REPLACEMENT_CHARACTER', value);
  // Only a word of nothing but question marks: people write `What???`.
  if (/(?:^|\s)\?{3,}(?:\s|$)/.test(value)) return doubt('QUESTION_MARKS', value);
  return isThaiInLatin(text) || MISREAD.some((pattern) => pattern.test(text)) ? doubt('MOJIBAKE', value) : null;
}

/** Reports line breaks: after a quote that is never closed, a cell continues with the rows below it. */
function joinedLines(text: string, value: string): Doubt | null {
  const isBroken = /[\n\r\v\f\u{85}\u{2028}\u{2029}]/u.test(text) && writtenText(text, true).includes('\n');
  return isBroken ? doubt('LINES_JOINED', value) : null;
}
