import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** The id of what a page shows, behind the bar on top. */
export const CONTENT = 'content';

/** For what goes away with the thing that was pressed in it: Tab goes on from the beginning of the page. */
export const focusContent = () => document.getElementById(CONTENT)?.focus({ preventScroll: true });

/**
 * After navigation the keyboard continues at the beginning of the new page, which is read out; Back continues at the link
 * that led away. A page that focuses a field keeps that focus.
 */
export function useFocusOnPage(): void {
  const { key, pathname } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const last = useRef(pathname);
  /** The link that was focused last on each page, by the key of its entry in the history. */
  const links = useRef(new Map<string, string>());
  useEffect(() => {
    const note = ({ target }: Event) => {
      const link = target instanceof Element && target.closest(`#${CONTENT} a[href], #${CONTENT} [data-id]`);
      const address = link && (link.getAttribute('href') ?? link.querySelector('a[href]')?.getAttribute('href'));
      if (address) links.current.set(key, address);
    };
    const events = ['focusin', 'click'] as const;
    for (const event of events) document.addEventListener(event, note, true);
    return () => {
      for (const event of events) document.removeEventListener(event, note, true);
    };
  }, [key]);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const { activeElement } = document;
    // The page before may still be there, hidden, while the next one is loaded.
    const isOnPage =
      activeElement?.closest(`#${CONTENT} *, [role=dialog]`) && activeElement.checkVisibility?.() !== false;
    if (isOnPage) return;
    focusContent();
    const link = isBack && links.current.get(key);
    if (link) return focusOnceThere(`#${CONTENT} a[href="${CSS.escape(link)}"]`);
  }, [pathname, key, isBack]);
}

/** Focuses what the page draws once it is loaded, unless the user has moved on; ends what it waits for. */
function focusOnceThere(selector: string): () => void {
  const content = document.getElementById(CONTENT);
  const watch = new MutationObserver(look);
  function look() {
    const found = content?.querySelector<HTMLElement>(selector);
    if (!found && document.activeElement === content) return;
    watch.disconnect();
    if (document.activeElement === content) found?.focus({ preventScroll: true });
  }
  if (content) watch.observe(content, { childList: true, subtree: true });
  look();
  return () => watch.disconnect();
}
