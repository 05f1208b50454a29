import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useReactToPrint } from 'react-to-print';
import { useNotice } from '../../app/notice.tsx';
import { isPrinterConnected, printPaper } from '../printer/printer.ts';
import { useReceiptMessages } from './messages.ts';
import { type PaperSize, pageStyle } from './paperSize.ts';

interface Printer {
  paper: RefObject<HTMLElement | null>;
  size: PaperSize;
  documentTitle: string;
  onPrinted: () => void;
  onFailed: () => void;
}

/** Returns a function that prints the paper on a page of its size, or a roll on the printer connected to this device. */
export function usePrinter({ paper, size, documentTitle, onPrinted, onFailed }: Printer): () => void {
  // Measured when it is printed: measuring while the dialog opens would cause a second layout.
  const [height, setHeight] = useState(0);
  const print = useReactToPrint({
    contentRef: paper,
    pageStyle: pageStyle(size, height),
    documentTitle,
    onAfterPrint: onPrinted,
    onPrintError: onFailed,
  });
  const latest = useRef(print);
  latest.current = print;
  return () => {
    if (size !== 'A4' && isPrinterConnected() && paper.current) {
      return void printPaper(paper.current).then(onPrinted, onFailed);
    }
    flushSync(() => setHeight(paper.current?.offsetHeight ?? 0));
    latest.current();
  };
}

interface Print extends Omit<Printer, 'onPrinted' | 'onFailed'> {
  onAfterPrint?: (() => void) | undefined;
  /** Called in the end, whether it was printed or not. */
  onEnd?: (() => void) | undefined;
}

/** CHAN-31: Returns a function that prints a receipt. */
export function usePrint({ onAfterPrint, onEnd, ...paper }: Print): () => void {
  const t = useReceiptMessages();
  const notify = useNotice();
  return usePrinter({
    ...paper,
    onPrinted: () => {
      onAfterPrint?.();
      onEnd?.();
    },
    onFailed: () => {
      notify(t('receipt.printFailed'), 'error');
      onEnd?.();
    },
  });
}
