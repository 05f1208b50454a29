import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Returns the value that `read` measures on an element: before its first frame, and whenever its size changes; `first` until
 * it is on the page. `read` must be the same function at every render.
 */
export function useMeasured<Value>(
  of: RefObject<HTMLElement | null>,
  read: (element: HTMLElement) => Value,
  first: Value,
): Value {
  const [value, setValue] = useState(first);
  useLayoutEffect(() => {
    const element = of.current;
    if (!element) return;
    const measure = () => setValue(read(element));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [of, read]);
  return value;
}
