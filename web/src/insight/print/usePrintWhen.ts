import { useDeferredValue, useEffect, useState } from 'react';

/** Prints when the page has what belongs on paper: at once, or as soon as it has come. */
export function usePrintWhen(isReady: boolean): () => void {
  const [isWanted, setWanted] = useState(false);
  // What lies below what is seen is drawn last, and then this is true.
  const isDrawn = useDeferredValue(isReady, false);
  const isDue = isWanted && isReady && isDrawn;
  useEffect(() => {
    if (!isDue) return;
    setWanted(false);
    window.print();
  }, [isDue]);
  return () => setWanted(true);
}
