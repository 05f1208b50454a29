import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Escape goes to a page, unless something on the screen has a use of its own for it: a field, a menu, a dialog. */
export function useEscape(to: string | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!to) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isTaken(event.target)) return;
      navigate(to);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [to, navigate]);
}

const isTaken = (target: EventTarget | null): boolean =>
  document.querySelector('[role="dialog"], [role="menu"], [role="listbox"]') !== null ||
  (target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null);
