import { useDeferredValue, useEffect, useState } from 'react';

/** Returns a function that prints as soon as the page is complete: at once, or when it is loaded. */
export function usePrintWhen(isReady: boolean): () => void {
  const [isRequested, setRequested] = useState(false);
  // Content below the visible part is drawn last; then this is true.
  const isDrawn = useDeferredValue(isReady, false);
  const isDue = isRequested && isReady && isDrawn;
  useEffect(() => {
    if (!isDue) return;
    setRequested(false);
    window.print();
  }, [isDue]);
  return () => setRequested(true);
}
