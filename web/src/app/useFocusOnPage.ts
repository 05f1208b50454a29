import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The id of what a page shows, behind the bar on top. */
export const CONTENT = 'content';

/** For what goes away with the thing that was pressed in it: Tab goes on from the beginning of the page. */
export const focusContent = () => document.getElementById(CONTENT)?.focus({ preventScroll: true });

/**
 * Whoever comes to another page goes on from its beginning by the keyboard: what had the focus went with the page before,
 * and the next key would be nowhere. A page that gives a field the focus keeps it.
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
