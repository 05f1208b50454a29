import { useEffect, useRef } from 'react';
import { createKeptFields } from './keptFields.ts';
import { createScanReader } from './scanReader.ts';

/**
 * Calls `onScan` with every code that a scanner types, wherever the focus is. What it typed leaves the field that had
 * the focus; its Enter presses nothing, and its Tab goes nowhere, also where it sends both.
 */
export function useScanner(onScan: (code: string) => void): void {
  const latest = useRef(onScan);
  latest.current = onScan;
  useEffect(() => {
    const reader = createScanReader();
    const fields = createKeptFields();
    const onKeyDown = (event: KeyboardEvent) => {
      const { began, ends, code } = reader.read(event);
      if (began) fields.forget();
      fields.keep(document.activeElement);
      if (!ends) return;
      event.preventDefault();
      event.stopPropagation();
      if (code === null) return;
      fields.restore();
      latest.current(code);
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
