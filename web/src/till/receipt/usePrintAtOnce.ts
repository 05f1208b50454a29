import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { ownRoll } from '../../sale/receipt/paperSize.ts';
import { usePrint } from '../../sale/receipt/usePrint.ts';

interface PrintAtOnce {
  paper: RefObject<HTMLElement | null>;
  /** Whether it must be printed, and all its content is loaded. */
  isDue: boolean;
  /** Whether it contains a code. */
  hasCode: boolean;
  documentTitle: string;
  onAfterPrint: () => void;
  onEnd: () => void;
}

/** Prints the receipt of a sale once, with the code for its customer to scan. */
export function usePrintAtOnce({ paper, isDue, hasCode, ...options }: PrintAtOnce): void {
  const print = useEffectEvent(usePrint({ paper, size: ownRoll(), ...options }));
  const isPrinted = useRef(false);
  useEffect(() => {
    if (!isDue || isPrinted.current) return;
    isPrinted.current = true;
    const whenDrawn = () => requestAnimationFrame(() => requestAnimationFrame(() => print()));
    // The code is loaded separately, and drawn a frame later; if it cannot be fetched, the receipt is printed without it.
    if (!hasCode) whenDrawn();
    else void import('../../sale/receipt/ReceiptCode.tsx').then(whenDrawn, whenDrawn);
  }, [isDue, hasCode]);
}
