import { TILL_PIN_DIGITS } from '../accounts/tillPin.ts';
import { hasTradeCheckDigit } from '../reading/code.ts';
import { dayIn } from '../reading/day.ts';

/** A key that typed a character. */
export interface TypedCharacter {
  character: string;
  /** Milliseconds since the key before it. */
  gap: number;
}

/** How the scanner of a device types: milliseconds from key to key, and the difference between the longest and the shortest. */
export interface ScannerPace {
  gap: number;
  spread: number;
}

export interface ScanKnowledge {
  /** Whether a product of the shop has this code. */
  isProduct: (code: string) => boolean;
  /** As it was learnt from long codes; null until one was read. */
  pace: ScannerPace | null;
  /** What the last key met: something that takes text, a secret such as a code, or a button, which a hand presses and does not type on. */
  into: 'text' | 'secret' | 'button';
}

export interface ScannedCode {
  code: string;
  /** How many of the last keys are the scanner's; those before them were typed by hand. */
  keys: number;
  pace: ScannerPace;
}

/** The longest pause between two keys of one code: a remote desktop may hold them up. */
export const MAX_PAUSE_MS = 1000;
/** No hand strikes four keys and the one that ends them at this pace; a scanner needs a few milliseconds for each. */
const FAST_AVERAGE_MS = 50;
const FAST_GAP_MS = 100;
/** The slowest delay between keys that scanners are set to, with some room. */
const SLOWEST_GAP_MS = 300;
/**
 * Keyboards are polled every few milliseconds, so an even pace arrives slightly uneven. A hand's pace varies far more.
 */
const EVEN_MS = 16;
const EVEN_PART = 0.1;
/** The same for the few keys of a short code, of which a hand may strike three alike by chance. */
const VERY_EVEN_MS = 8;
const SHORTEST = 4;
/** From here on no amount is as long, and no one types so evenly for this many keys. */
const LONG = 8;

/**
 * Whether the keys up to the one that ended them, Enter or Tab, are a code that a scanner typed (ADR 0101), and which of
 * them. null while they may be what a hand means to be an amount or a word.
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

/** A code that is scanned is named on the screen, which a PIN must never be, however quickly it is typed. */
function isSecret({ code }: ScannedCode, { into, isProduct }: ScanKnowledge): boolean {
  if (into !== 'secret' || code.length > TILL_PIN_DIGITS.most) return false;
  return code.length < LONG || !isProduct(code);
}

/** What helps to recognise the next codes of this device: the pace of a long code that was certainly scanned. */
export function learntPace({ code, pace }: ScannedCode): ScannerPace | null {
  if (code.length < LONG) return null;
  return pace.spread <= tolerance(pace.gap) * 2 ? pace : null;
}

/** At any length, and whatever it says. */
function fastCode(keys: readonly TypedCharacter[], endGap: number): ScannedCode | null {
  const own = lastWhile(keys, ({ gap }) => gap <= FAST_GAP_MS);
  const gaps = [...innerGaps(own), endGap];
  if (endGap > FAST_GAP_MS || total(gaps) / own.length > FAST_AVERAGE_MS) return null;
  return scanned(own, SHORTEST);
}

/** Slowly, and as evenly as no hand types: at once where it is long, of a product, or at the pace of this device's scanner. */
function evenCode(
  keys: readonly TypedCharacter[],
  endGap: number,
  { isProduct, pace }: ScanKnowledge,
): ScannedCode | null {
  const beat = keys.at(-1)?.gap ?? MAX_PAUSE_MS;
  const room = Math.max(tolerance(beat), pace && isNear(beat, pace) ? pace.spread : 0);
  const own = lastWhile(keys, ({ gap }) => Math.abs(gap - beat) <= room);
  const before = keys.at(-own.length)?.gap ?? MAX_PAUSE_MS;
  // A few even keys in the middle of what a hand types are its own.
  if (beat > SLOWEST_GAP_MS || Math.abs(endGap - beat) > room || before < beat * 1.5) return null;
  const read = scanned(own, SHORTEST);
  if (!read) return null;
  if (read.code.length >= LONG || (pace && isNear(read.pace.gap, pace))) return read;
  const isVeryEven = read.pace.spread <= VERY_EVEN_MS && Math.abs(endGap - beat) <= VERY_EVEN_MS;
  return isVeryEven && isProduct(read.code) ? read : null;
}

/** At any pace, where it says of itself that it is a code. */
function codeByContent(keys: readonly TypedCharacter[], { isProduct, into }: ScanKnowledge): ScannedCode | null {
  const read = scanned(keys, LONG);
  return read && (isProduct(read.code) || (into === 'text' && isTradeNumber(read.code))) ? read : null;
}

const TRADE_NUMBER_LENGTHS = new Set([8, 12, 13, 14]);

/** EAN-8, UPC-A, EAN-13 and GTIN-14, whose last digit is made of the others. Eight digits that are a day are a day. */
export function isTradeNumber(code: string): boolean {
  return TRADE_NUMBER_LENGTHS.has(code.length) && hasTradeCheckDigit(code) && !isDayTyped(code);
}

/** As a hand types it into a field of dates, which sets the strokes by itself: `26112569`. */
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

/** The last keys, back to the one before which the gap is another. */
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
