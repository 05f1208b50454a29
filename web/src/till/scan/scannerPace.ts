import { learntPace, type ScannedCode, type ScannerPace } from '@taem/domain/till/scannedCode.ts';
import { readLocal, writeLocal } from '../../app/localStore.ts';

const KEY = 'taem.till.scanner';

let pace: ScannerPace | null | undefined;

/** The pace of this device's scanner, from the last long code; null before the first. */
export function scannerPace(): ScannerPace | null {
  if (pace === undefined) pace = kept();
  return pace;
}

export function learnPace(scan: ScannedCode): void {
  const learnt = learntPace(scan);
  if (!learnt) return;
  pace = learnt;
  try {
    writeLocal(KEY, JSON.stringify(learnt));
  } catch {
    // Then it is learnt again the next time.
  }
}

function kept(): ScannerPace | null {
  try {
    const { gap, spread } = JSON.parse(readLocal(KEY) ?? '{}') as Partial<ScannerPace>;
    return Number.isFinite(gap) && Number.isFinite(spread) ? { gap: Number(gap), spread: Number(spread) } : null;
  } catch {
    return null;
  }
}
