import { useRef } from 'react';

/** For a button that loses the focus while it is busy: no dialog that opens then knows where to give it back. */
export function useFocusBack() {
  const button = useRef<HTMLButtonElement>(null);
  return { button, focusBack: () => void requestAnimationFrame(() => button.current?.focus()) };
}
