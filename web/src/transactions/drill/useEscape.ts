import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Escape leaves a page, unless a field, a menu or a dialog on the screen uses it. */
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
