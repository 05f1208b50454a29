import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useReactToPrint } from 'react-to-print';
import { type PaperSize, pageStyle } from './paperSize.ts';

interface Print {
  paper: RefObject<HTMLElement | null>;
  size: PaperSize;
  documentTitle: string;
  onAfterPrint?: () => void;
}

/** CHAN-31: prints the paper on a page of its size. */
export function usePrint({ paper, size, ...options }: Print): () => void {
  // Measured when it is printed: to ask while the dialog opens would lay the page out twice.
  const [height, setHeight] = useState(0);
  const print = useReactToPrint({ contentRef: paper, pageStyle: pageStyle(size, height), ...options });
  const latest = useRef(print);
  latest.current = print;
  return () => {
    flushSync(() => setHeight(paper.current?.offsetHeight ?? 0));
    latest.current();
  };
}
