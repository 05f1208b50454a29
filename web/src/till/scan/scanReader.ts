import { type PressedKey, usCharacter } from '../../app/usCharacter.ts';

/** No hand strikes four keys and the last one at this pace; a scanner needs a few milliseconds for each. */
const MAX_AVERAGE_MS = 50;
const MAX_GAP_MS = 100;
const MIN_LENGTH = 4;
/** What shops set their scanners to end a code with; often two of them, such as CR LF or Tab and Enter. */
const ENDS = new Set(['Enter', 'NumpadEnter', 'Tab']);
/** Come along with the keys that they change. */
const MODIFIERS = new Set(['ShiftLeft', 'ShiftRight', 'ControlLeft', 'ControlRight']);

export interface TimedKey extends PressedKey {
  /** When it was pressed, in milliseconds. */
  timeStamp: number;
  /** Held down: nobody's scan. */
  repeat: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

export interface ScanReading {
  /** This key may be the first of a scan. */
  began: boolean;
  /** This key ended a scan, or came along with the one that did: it must press nothing. */
  ends: boolean;
  /** This key ended a scan, and that is what was read. */
  code: string | null;
}

const NOTHING: ScanReading = { began: false, ends: false, code: null };

/** Tells from the pace of the keys what a scanner typed and what a hand did. */
export function createScanReader(): { read(key: TimedKey): ScanReading } {
  let text = '';
  let firstAt = 0;
  let lastAt = Number.NEGATIVE_INFINITY;
  let endedAt = Number.NEGATIVE_INFINITY;
  const forget = () => {
    text = '';
    endedAt = Number.NEGATIVE_INFINITY;
    return NOTHING;
  };
  const end = (at: number): ScanReading => {
    const read = text.trim();
    const isInTime = at - lastAt <= MAX_GAP_MS && (at - firstAt) / text.length <= MAX_AVERAGE_MS;
    const code = read.length >= MIN_LENGTH && isInTime ? read : null;
    const ends = code !== null || at - endedAt <= MAX_GAP_MS;
    forget();
    if (ends) endedAt = at;
    return { began: false, ends, code };
  };
  return {
    read(key) {
      const { timeStamp: at } = key;
      if (MODIFIERS.has(key.code)) return NOTHING;
      if (key.repeat || key.altKey || key.metaKey) return forget();
      if (isEnd(key)) return end(at);
      const character = key.ctrlKey ? null : usCharacter(key);
      if (character === null) return forget();
      const began = at - lastAt > MAX_GAP_MS || text === '';
      if (began) {
        forget();
        firstAt = at;
      }
      text += character;
      lastAt = at;
      return { began, ends: false, code: null };
    },
  };
}

function isEnd({ code, shiftKey, ctrlKey }: TimedKey): boolean {
  if (shiftKey) return false;
  // A keyboard has no key for a line feed: scanners press Ctrl+J, with which a browser would open its downloads.
  return ctrlKey ? code === 'KeyJ' : ENDS.has(code);
}
