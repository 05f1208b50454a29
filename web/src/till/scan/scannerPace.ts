import { learntPace, type ScannedCode, type ScannerPace } from '@taem/domain/till/scannedCode.ts';
import { readKept } from '../../app/kept.ts';
import { writeLocal } from '../../app/localStore.ts';

const KEY = 'taem.till.scanner';

let pace: ScannerPace | null | undefined;

/** Returns the pace of this device's scanner, from the last long code; null before the first one. */
export function scannerPace(): ScannerPace | null {
  if (pace === undefined) pace = readKept<ScannerPace>(KEY, { gap: 0, spread: 0 });
  return pace;
}

export function learnPace(scan: ScannedCode): void {
  const learnt = learntPace(scan);
  if (!learnt) return;
  pace = learnt;
  try {
    writeLocal(KEY, JSON.stringify(learnt));
  } catch {
    // The device stores nothing: the pace is learnt again the next time.
  }
}
