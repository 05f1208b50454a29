import { type PressedKey, usCharacter } from '../../app/usCharacter.ts';

/** No hand strikes four keys and the last one at this pace; a scanner needs a few milliseconds for each. */
const MAX_AVERAGE_MS = 50;
const MAX_GAP_MS = 100;
const MIN_LENGTH = 4;
/** What shops set their scanners to end a code with. */
const ENDS = new Set(['Enter', 'NumpadEnter', 'Tab']);

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
  /** This key ended a scan, and that is what was read. */
  code: string | null;
}

/** Tells from the pace of the keys what a scanner typed and what a hand did. */
export function createScanReader(): { read(key: TimedKey): ScanReading } {
  let text = '';
  let firstAt = 0;
  let lastAt = Number.NEGATIVE_INFINITY;
  const forget = () => {
    text = '';
    return { began: false, code: null };
  };
  return {
    read(key) {
      const { timeStamp: at } = key;
      if (key.code === 'ShiftLeft' || key.code === 'ShiftRight') return { began: false, code: null };
      if (key.repeat || key.ctrlKey || key.altKey || key.metaKey) return forget();
      const isLate = at - lastAt > MAX_GAP_MS;
      if (ENDS.has(key.code) && !key.shiftKey) {
        const read = text.trim();
        const isScan = !isLate && read.length >= MIN_LENGTH && (at - firstAt) / text.length <= MAX_AVERAGE_MS;
        text = '';
        return { began: false, code: isScan ? read : null };
      }
      const character = usCharacter(key);
      if (character === null) return forget();
      const began = isLate || text === '';
      if (began) {
        text = '';
        firstAt = at;
      }
      text += character;
      lastAt = at;
      return { began, code: null };
    },
  };
}
