import type { Page } from '@playwright/test';

/** Names that Taem does not translate: of programs, files and keys, placeholders, and names that are English in Thai too. */
const NAMES =
  /\{\w+\}|\b(?:e-Tax Invoice by Email|INV|CRN|DBN|JPG|GIF|PNG|Taem|GraphQL|REST|API|JSON|CSV|XLSX|PDF|SQL|URL|QR|Excel|PromptPay|LINE|Facebook|Instagram|Google|Apple|Visa|Mastercard|JCB|EDC|BTS|VAT|OTP|PIN|SMS|Ctrl|Enter|Esc|Tab|Shift|Alt|Code|THB|ID|EN|TH|px|English)\b/g;

/** Records elements that move by themselves once they are displayed. Call before the page is loaded. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
        };
        if (hadRecentInput) continue;
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const name = `${element?.tagName.toLowerCase()} “${element?.textContent?.slice(0, 30)}”`;
          return `${name} from ${previousRect.x},${previousRect.y} to ${currentRect.x},${currentRect.y}`;
        });
        shifts.push(`${value.toFixed(4)}: ${moved.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns the elements that moved, if together they moved more than this share of the window. */
export const shiftsOf = (page: Page, most: number): Promise<string[]> =>
  page.evaluate((share) => {
    const { shifts } = window as unknown as { shifts: string[] };
    return shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0) > share ? shifts : [];
  }, most);

/** Returns what is cut off: the page at its side, and text that does not fit its box and cannot be scrolled to. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const wide = root.scrollWidth > root.clientWidth ? [`the page: ${root.scrollWidth} in ${root.clientWidth}`] : [];
    const cut = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const isText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
      if (!isText || element.scrollWidth <= element.clientWidth + 1 || element.clientWidth <= 1) return false;
      const { overflowX } = getComputedStyle(element);
      // The full text is in the title.
      const isTitled = element
        .closest('[title]')
        ?.getAttribute('title')
        ?.includes(element.textContent?.trim() ?? '');
      return (overflowX === 'hidden' || overflowX === 'clip') && element.checkVisibility() && !isTitled;
    });
    const said = cut.map(
      (one) => `${one.tagName.toLowerCase()} “${one.textContent}”: ${one.scrollWidth} in ${one.clientWidth}`,
    );
    return [...wide, ...new Set(said)];
  });
}

/** Returns texts in the other language that are not the shop's own data, as they came in no answer. */
export async function foreignTexts(
  page: Page,
  language: 'th' | 'en',
  answersUntilNow: () => Promise<string>,
): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const isRead = element?.checkVisibility() && !element.closest('script, style, code, pre, .cm-editor, svg');
      // Whether the text's declared language is that of the page.
      const isOwn = element?.closest('[lang]')?.getAttribute('lang') === document.documentElement.lang;
      if (isRead && isOwn && node.nodeValue?.trim()) found.add(node.nodeValue.trim());
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
        const text = element.getAttribute(name)?.trim();
        const isOwn = element.closest('[lang]')?.getAttribute('lang') === document.documentElement.lang;
        if (text && isOwn && element.checkVisibility()) found.add(text);
      }
    return [...found];
  });
  // Taken after the texts: what is drawn has been answered.
  const answers = await answersUntilNow();
  // Two letters may be the initials of a person.
  const letters = language === 'en' ? /[\u0e01-\u0e3a\u0e40-\u0e7f]{3,}/g : /[A-Za-z][A-Za-z'’-]{2,}/g;
  return texts.filter((text) => (text.replace(NAMES, '').match(letters) ?? []).some((word) => !answers.includes(word)));
}
