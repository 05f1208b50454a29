import { TILL_PIN_DIGITS } from '../accounts/tillPin.ts';
import { hasTradeCheckDigit } from '../reading/code.ts';
import { dayIn } from '../reading/day.ts';

/** A key press that typed a character. */
export interface TypedCharacter {
  character: string;
  /** Milliseconds since the previous key. */
  gap: number;
}

/**
 * The pace of a device's scanner: milliseconds from key to key, and the difference between the longest and the shortest
 * gap.
 */
export interface ScannerPace {
  gap: number;
  spread: number;
}

export interface ScanKnowledge {
  /** Whether a product of the shop has this code. */
  isProduct: (code: string) => boolean;
  /** The pace learnt from long codes; null until one was read. */
  pace: ScannerPace | null;
  /** Where the last key went: a text field, a field for a secret such as a code, or a button, on which no one types by hand. */
  into: 'text' | 'secret' | 'button';
}

export interface ScannedCode {
  code: string;
  /** The number of last keys that the scanner typed; earlier keys were typed by hand. */
  keys: number;
  pace: ScannerPace;
}

/** The longest pause between two keys of one code; a remote desktop may delay them. */
export const MAX_PAUSE_MS = 1000;
/** No person types four keys and then Enter or Tab at this pace; a scanner needs a few milliseconds for each. */
const FAST_AVERAGE_MS = 50;
const FAST_GAP_MS = 100;
/** The longest delay between keys that scanners are set to, with some margin. */
const SLOWEST_GAP_MS = 300;
/**
 * Keyboards are polled every few milliseconds, so an even pace arrives slightly uneven. The pace of a person varies far
 * more.
 */
const EVEN_MS = 16;
const EVEN_PART = 0.1;
/** The tolerance for the few keys of a short code, where a person may hit three even gaps by chance. */
const VERY_EVEN_MS = 8;
const SHORTEST = 4;
/** No amount has this many characters, and no one types this many keys evenly. */
const LONG = 8;

/**
 * Recognises a code that a scanner typed (ADR 0101) in the keys before Enter or Tab, and which of the keys belong to
 * it. Returns null while they may be an amount or a word typed by hand.
 */
export function scannedCode(
  keys: readonly TypedCharacter[],
  endGap: number,
  knowledge: ScanKnowledge,
): ScannedCode | null {
  const paced = fastCode(keys, endGap) ?? evenCode(keys, endGap, knowledge);
  const read = paced ?? (knowledge.into === 'button' ? scanned(keys, SHORTEST) : codeByContent(keys, knowledge));
  return read && !isSecret(read, knowledge) ? read : null;
}

/** The screen names a scanned code, and must never name a PIN, however quickly that is typed. */
function isSecret({ code }: ScannedCode, { into, isProduct }: ScanKnowledge): boolean {
  if (into !== 'secret' || code.length > TILL_PIN_DIGITS.most) return false;
  return code.length < LONG || !isProduct(code);
}

/** Returns the pace of a long code that was certainly scanned, to recognise the next codes of this device; null otherwise. */
export function learntPace({ code, pace }: ScannedCode): ScannerPace | null {
  if (code.length < LONG) return null;
  return pace.spread <= tolerance(pace.gap) * 2 ? pace : null;
}

/** Recognises a code by its speed, whatever its length and content. */
function fastCode(keys: readonly TypedCharacter[], endGap: number): ScannedCode | null {
  const own = lastWhile(keys, ({ gap }) => gap <= FAST_GAP_MS);
  const gaps = [...innerGaps(own), endGap];
  if (endGap > FAST_GAP_MS || total(gaps) / own.length > FAST_AVERAGE_MS) return null;
  return scanned(own, SHORTEST);
}

/**
 * Recognises a slow code by its even pace, if it is long, at the pace of this device's scanner, or very even and a
 * product's code.
 */
function evenCode(
  keys: readonly TypedCharacter[],
  endGap: number,
  { isProduct, pace }: ScanKnowledge,
): ScannedCode | null {
  const beat = keys.at(-1)?.gap ?? MAX_PAUSE_MS;
  const room = Math.max(tolerance(beat), pace && isNear(beat, pace) ? pace.spread : 0);
  const own = lastWhile(keys, ({ gap }) => Math.abs(gap - beat) <= room);
  const before = keys.at(-own.length)?.gap ?? MAX_PAUSE_MS;
  // A few even keys in the middle of hand typing are not a scan.
  if (beat > SLOWEST_GAP_MS || Math.abs(endGap - beat) > room || before < beat * 1.5) return null;
  const read = scanned(own, SHORTEST);
  if (!read) return null;
  if (read.code.length >= LONG || (pace && isNear(read.pace.gap, pace))) return read;
  const isVeryEven = read.pace.spread <= VERY_EVEN_MS && Math.abs(endGap - beat) <= VERY_EVEN_MS;
  return isVeryEven && isProduct(read.code) ? read : null;
}

/** Recognises a long code by its content, at any pace: a product's code or, in a text field, a trade number. */
function codeByContent(keys: readonly TypedCharacter[], { isProduct, into }: ScanKnowledge): ScannedCode | null {
  const read = scanned(keys, LONG);
  return read && (isProduct(read.code) || (into === 'text' && isTradeNumber(read.code))) ? read : null;
}

const TRADE_NUMBER_LENGTHS = new Set([8, 12, 13, 14]);

/**
 * Whether a text is an EAN-8, UPC-A, EAN-13 or GTIN-14 with a correct check digit. Eight digits that form a date are
 * taken as a date.
 */
export function isTradeNumber(code: string): boolean {
  return TRADE_NUMBER_LENGTHS.has(code.length) && hasTradeCheckDigit(code) && !isDayTyped(code);
}

/** Whether the digits are a date as typed into a date field, which adds the separators: `26112569`. */
function isDayTyped(code: string): boolean {
  return dayIn([code.slice(0, 2), code.slice(2, 4), code.slice(4)].join('/')) !== null;
}

function scanned(keys: readonly TypedCharacter[], shortest: number): ScannedCode | null {
  const code = keys
    .map(({ character }) => character)
    .join('')
    .trim();
  const gaps = innerGaps(keys);
  if (code.length < shortest) return null;
  const pace = { gap: total(gaps) / gaps.length, spread: Math.max(...gaps) - Math.min(...gaps) };
  return { code, keys: keys.length, pace };
}

/** Returns the longest run of last keys whose gaps match, including the key before the first matching gap. */
function lastWhile(
  keys: readonly TypedCharacter[],
  isOwn: (key: TypedCharacter) => boolean,
): readonly TypedCharacter[] {
  const foreign = keys.findLastIndex((key) => !isOwn(key));
  return keys.slice(Math.max(foreign, 0));
}

const innerGaps = (keys: readonly TypedCharacter[]): number[] => keys.slice(1).map(({ gap }) => gap);
const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const tolerance = (gap: number): number => Math.max(EVEN_MS, gap * EVEN_PART);
const isNear = (gap: number, pace: ScannerPace): boolean => Math.abs(gap - pace.gap) <= tolerance(pace.gap);
