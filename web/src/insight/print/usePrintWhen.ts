import { useDeferredValue, useEffect, useState } from 'react';

/** Prints when the page has what belongs on paper: at once, or as soon as it has come. */
export function usePrintWhen(isReady: boolean): () => void {
  const [isRequested, setRequested] = useState(false);
  // What lies below what is seen is drawn last, and then this is true.
  const isDrawn = useDeferredValue(isReady, false);
  const isDue = isRequested && isReady && isDrawn;
  useEffect(() => {
    if (!isDue) return;
    setRequested(false);
    window.print();
  }, [isDue]);
  return () => setRequested(true);
}
