import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useReactToPrint } from 'react-to-print';
import { useNotice } from '../../app/notice.tsx';
import { isPrinterConnected, printPaper } from '../printer/printer.ts';
import { useReceiptMessages } from './messages.ts';
import { type PaperSize, pageStyle } from './paperSize.ts';

interface Print {
  paper: RefObject<HTMLElement | null>;
  size: PaperSize;
  documentTitle: string;
  onAfterPrint?: () => void;
}

/** CHAN-31: prints the paper on a page of its size; a roll by the printer that is connected to this device. */
export function usePrint({ paper, size, ...options }: Print): () => void {
  const t = useReceiptMessages();
  const notify = useNotice();
  // Measured when it is printed: to ask while the dialog opens would lay the page out twice.
  const [height, setHeight] = useState(0);
  const print = useReactToPrint({ contentRef: paper, pageStyle: pageStyle(size, height), ...options });
  const latest = useRef(print);
  latest.current = print;
  const printBySelf = async (element: HTMLElement) => {
    try {
      await printPaper(element);
      options.onAfterPrint?.();
    } catch {
      notify(t('receipt.printFailed'), 'error');
    }
  };
  return () => {
    if (size !== 'A4' && isPrinterConnected() && paper.current) return void printBySelf(paper.current);
    flushSync(() => setHeight(paper.current?.offsetHeight ?? 0));
    latest.current();
  };
}
