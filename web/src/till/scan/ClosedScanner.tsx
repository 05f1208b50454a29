import { useCallback } from 'react';
import { playSound } from '../sound/playSound.ts';
import { ScanNotices } from './ScanNotices.tsx';
import { scanStore } from './scanStore.ts';
import { useScanner } from './useScanner.ts';

/**
 * For a page of the till where nothing can be added: a scan is refused with a sound, and its Enter presses nothing. `takes`:
 * whether a code is meant for a product, on a page where other codes are scanned too.
 */
export function ClosedScanner({ takes }: { takes?: (code: string) => boolean }) {
  const onScan = useCallback((code: string) => {
    playSound('alert');
    scanStore.report(code, 'closed');
  }, []);
  useScanner({ onScan, ...(takes && { takes }) });
  return <ScanNotices />;
}
