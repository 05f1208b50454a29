import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** The id of the element with the content of a page, after the top bar. */
export const CONTENT = 'content';

/**
 * Focuses the content of the page, for when the pressed element disappears: Tab then continues at the beginning of the page.
 */
export const focusContent = () => document.getElementById(CONTENT)?.focus({ preventScroll: true });

/**
 * Moves the focus after navigation to the beginning of the new page, which a screen reader then reads; after Back to the link
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
    // The previous page may still be there, hidden, while the next one is loaded.
    const isOnPage =
      activeElement?.closest(`#${CONTENT} *, [role=dialog]`) && activeElement.checkVisibility?.() !== false;
    if (isOnPage) return;
    focusContent();
    const link = isBack && links.current.get(key);
    if (link) return focusOnceThere(`#${CONTENT} a[href="${CSS.escape(link)}"]`);
  }, [pathname, key, isBack]);
}

/** Focuses the element once the page has drawn it, unless the user has moved on. Returns a function that stops waiting. */
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
