import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The id of what a page shows, behind the bar on top. */
export const CONTENT = 'content';

/** For what goes away with the thing that was pressed in it: Tab goes on from the beginning of the page. */
export const focusContent = () => document.getElementById(CONTENT)?.focus({ preventScroll: true });

/**
 * After navigation the keyboard continues at the beginning of the new page: the focused element went with the old one,
 * and the next key would go nowhere. A page that focuses a field keeps that focus.
 */
export function useFocusOnPage(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const { activeElement, body } = document;
    // The page before may still be there, hidden, while the next one is loaded.
    if (activeElement === body || activeElement?.checkVisibility?.() === false) focusContent();
  }, [pathname]);
}
