import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { ownRoll } from '../receipt/paperSize.ts';
import { usePrinter } from '../receipt/usePrint.ts';
import { SlipPaper } from './SlipPaper.tsx';
import type { Slip } from './slipsOf.ts';

/** Prints an order slip. It is drawn outside the page, which may move on to the next sale in the meantime. */
export async function printSlip(slip: Slip, isAgain: boolean): Promise<void> {
  const host = document.createElement('div');
  host.inert = true;
  // Off-screen but rendered: a hidden element would be hidden on paper too.
  Object.assign(host.style, { position: 'fixed', top: '0', left: '-200vw' });
  document.body.append(host);
  const root = createRoot(host);
  try {
    await new Promise<void>((resolve, reject) => {
      const onFailed = () => reject(new Error('The slip was not printed.'));
      root.render(<PrintedSlip slip={slip} isAgain={isAgain} onPrinted={resolve} onFailed={onFailed} />);
    });
  } finally {
    root.unmount();
    host.remove();
  }
}

interface Props {
  slip: Slip;
  isAgain: boolean;
  onPrinted: () => void;
  onFailed: () => void;
}

function PrintedSlip({ slip, isAgain, ...ends }: Props) {
  const paper = useRef<HTMLDivElement>(null);
  const print = usePrinter({ paper, size: ownRoll(), documentTitle: slip.order.transactionNo, ...ends });
  const first = useRef(print);
  useEffect(() => {
    // Not within the effect: the page must be measured before it is printed.
    queueMicrotask(() => first.current());
  }, []);
  return <SlipPaper ref={paper} slip={slip} isAgain={isAgain} />;
}
