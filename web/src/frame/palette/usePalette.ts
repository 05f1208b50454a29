import { useEffect, useState } from 'react';

/** Opens and closes the palette: by its button, or by Ctrl K or ⌘ K, wherever the focus is. */
export function usePalette() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isIts = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.code === 'KeyK';
      // An editor has another use for these keys, and an open dialog comes first.
      if (!isIts || event.defaultPrevented || document.querySelector('[aria-modal=true]')) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}
