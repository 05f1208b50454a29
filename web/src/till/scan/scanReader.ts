import { MAX_PAUSE_MS, type ScanKnowledge, type ScannedCode, scannedCode } from '@taem/domain/till/scannedCode.ts';
import { type PressedKey, usCharacter } from '../../app/usCharacter.ts';

/** Keys with which scanners end a code; often two of them, such as CR LF or Tab and Enter. */
const ENDS = new Set(['Enter', 'NumpadEnter', 'Tab']);
/** Modifiers accompany other keys and do not interrupt a scan. */
const MODIFIERS = new Set(['ShiftLeft', 'ShiftRight', 'ControlLeft', 'ControlRight']);
/** A second ending key arrives at the scanner's own pace; this is the shortest time in which a hand could follow. */
const SECOND_END_MS = 100;
/** Maximum length of a product code. */
const MAX_KEYS = 100;

export interface TimedKey extends PressedKey {
  /** When it was pressed, in milliseconds. */
  timeStamp: number;
  /** Whether the key is held down, which no scanner does. */
  repeat: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

export interface ScanReading {
  /** Index of this key's character since typing began; null for a key that types no character. */
  at: number | null;
  /** Whether this key ended a scan, or accompanied the one that did: it must press nothing. */
  ends: boolean;
  /** The scan that this key ended; null if none. */
  scan: (ScannedCode & { from: number }) | null;
}

const NOTHING: ScanReading = { at: null, ends: false, scan: null };

/** Distinguishes scans from typing, by the rule of the domain; a code that `takes` refuses counts as typed. */
export function createScanReader(takes: (code: string) => boolean = everyCode) {
  let keys: { character: string; gap: number }[] = [];
  let lastAt = Number.NEGATIVE_INFINITY;
  let endsUntil = Number.NEGATIVE_INFINITY;
  const forget = () => {
    keys = [];
    endsUntil = Number.NEGATIVE_INFINITY;
    return NOTHING;
  };
  const end = (at: number, knowledge: ScanKnowledge): ScanReading => {
    const gap = at - lastAt;
    const scan = gap <= MAX_PAUSE_MS ? scannedCode(keys, gap, knowledge) : null;
    const read = scan && takes(scan.code) ? scan : null;
    const from = keys.length - (read?.keys ?? 0);
    const ends = read !== null || at <= endsUntil;
    forget();
    if (ends) endsUntil = at + Math.max(SECOND_END_MS, read ? read.pace.gap * 1.5 : 0);
    return { at: null, ends, scan: read && { ...read, from } };
  };
  return {
    read(key: TimedKey, knowledge: ScanKnowledge): ScanReading {
      const { timeStamp: at } = key;
      if (MODIFIERS.has(key.code)) return NOTHING;
      if (key.repeat || key.altKey || key.metaKey) return forget();
      if (isEnd(key)) return end(at, knowledge);
      const character = key.ctrlKey ? null : usCharacter(key);
      if (character === null) return forget();
      const gap = at - lastAt;
      if (gap > MAX_PAUSE_MS || keys.length === 0 || keys.length >= MAX_KEYS) forget();
      keys.push({ character, gap: keys.length === 0 ? Number.POSITIVE_INFINITY : gap });
      lastAt = at;
      return { at: keys.length - 1, ends: false, scan: null };
    },
  };
}

function isEnd({ code, shiftKey, ctrlKey }: TimedKey): boolean {
  if (shiftKey) return false;
  // Keyboards have no key for a line feed: scanners press Ctrl+J, with which a browser would open its downloads.
  return ctrlKey ? code === 'KeyJ' : ENDS.has(code);
}

function everyCode(): boolean {
  return true;
}
