import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * What `read` finds of an element: before the first frame that it stands in, and whenever its size changes; `first` until
 * it is on the page. `read` is the same function at each render.
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
