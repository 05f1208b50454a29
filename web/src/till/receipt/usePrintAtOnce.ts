import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { ownRoll } from '../../sale/receipt/paperSize.ts';
import { usePrint } from '../../sale/receipt/usePrint.ts';

interface PrintAtOnce {
  paper: RefObject<HTMLElement | null>;
  /** Whether it is to be printed, and all that stands on it has been read. */
  isDue: boolean;
  /** Whether a code stands on it. */
  hasCode: boolean;
  documentTitle: string;
  onAfterPrint: () => void;
  onEnd: () => void;
}

/** Prints the receipt of a sale once, with the code that its customer scans. */
export function usePrintAtOnce({ paper, isDue, hasCode, ...options }: PrintAtOnce): void {
  const print = useEffectEvent(usePrint({ paper, size: ownRoll(), ...options }));
  const isPrinted = useRef(false);
  useEffect(() => {
    if (!isDue || isPrinted.current) return;
    isPrinted.current = true;
    const whenDrawn = () => requestAnimationFrame(() => requestAnimationFrame(() => print()));
    // The code is loaded apart, and comes with the frame after it; a customer gets the receipt without it where it cannot be fetched.
    if (!hasCode) whenDrawn();
    else void import('../../sale/receipt/ReceiptCode.tsx').then(whenDrawn, whenDrawn);
  }, [isDue, hasCode]);
}
