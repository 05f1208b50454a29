import { useEffect, useEffectEvent } from 'react';
import { createKeptFields } from './keptFields.ts';
import { productCodes } from './productCodes.ts';
import { learnPace, scannerPace } from './scannerPace.ts';
import { createScanReader } from './scanReader.ts';

interface ScannerOptions {
  onScan: (code: string) => void;
  /** Whether a code is meant for this page; any other stays where it was typed, and its Enter acts there. */
  takes?: (code: string) => boolean;
}

/**
 * Calls `onScan` with every code that a scanner types, wherever the focus is. The typed code is removed from the focused
 * field; its Enter presses nothing, and its Tab moves nowhere, even if it sends both.
 */
export function useScanner({ onScan, takes }: ScannerOptions): void {
  const report = useEffectEvent(onScan);
  const isTaken = useEffectEvent((code: string) => takes?.(code) ?? true);
  useEffect(() => {
    const reader = createScanReader((code) => isTaken(code));
    const fields = createKeptFields();
    const onKeyDown = (event: KeyboardEvent) => {
      const field = document.activeElement;
      const knowledge = { isProduct: productCodes.has, pace: scannerPace(), into: kindOf(field) };
      const { at, ends, scan } = reader.read(event, knowledge);
      if (at !== null) fields.before(at, field);
      if (!ends) return;
      event.preventDefault();
      event.stopPropagation();
      if (!scan) return;
      learnPace(scan);
      fields.restore(scan.from);
      report(scan.code);
    };
    // The first key may move the focus to another field, before its character arrives there.
    const onFocus = ({ target }: FocusEvent) => fields.keep(target);
    // Before every other listener of the page.
    window.addEventListener('keydown', onKeyDown, true);
    window.addEventListener('focusin', onFocus, true);
    return () => {
      window.removeEventListener('keydown', onKeyDown, true);
      window.removeEventListener('focusin', onFocus, true);
    };
  }, []);
}

const CHOOSES = new Set(['radio', 'checkbox', 'button', 'submit']);

/** Returns what kind of element takes the keys. A menu or a list counts as text, as it is searched by typing. */
function kindOf(element: Element | null): 'text' | 'secret' | 'button' {
  if (element instanceof HTMLInputElement) {
    if (element.type === 'password') return 'secret';
    return CHOOSES.has(element.type) ? 'button' : 'text';
  }
  const isPressed = element?.matches('button, a, [role="button"]');
  return isPressed || element === document.body || element === null ? 'button' : 'text';
}
