// biome-ignore-all lint/performance/useDomNodeTextContent: what a person sees is compared, not what the tree holds.
import type { Page } from 'playwright';

/** One card, strip or table of a page, as a person reads it. */
export interface Block {
  /** Its label or heading. */
  name: string;
  /** Lines that have a digit, cells apart by tabs. */
  lines: string[];
  /** What its drawing says of its axes. */
  axes: string[];
}

export interface Seen {
  blocks: Block[];
  /** Lines with a digit that stand in no block. */
  rest: string[];
}

/** Waits until all figures of a page and its drawings have come, and reads them. */
export async function readBlocks(page: Page): Promise<Seen> {
  await page.waitForFunction(isReady, undefined, { timeout: 60_000 });
  return readNow(page);
}

/** Reads a page as it stands, finished or not. */
export async function readNow(page: Page): Promise<Seen> {
  const { blocks, rest } = await page.evaluate(read);
  return { blocks, rest: rest.filter((line) => !WHEN.test(line)) };
}

/** When the figures came, or were printed, is no figure of the shop. */
const WHEN = /^(ตัวเลขเมื่อ|Figures as of|พิมพ์เมื่อ|Printed) /;

// Both run in the browser: nothing of this file is known there.

function isReady(): boolean {
  const main = document.querySelector('main');
  if (!main?.querySelector('h1') || !main.querySelector('[data-window]')) return false;
  if (main.querySelector('[aria-busy=true], [data-card-state=loading]')) return false;
  // The twin of a drawing is there at once, the drawing after it.
  return [...main.querySelectorAll('[role=group] + div > table')].every((table) =>
    table.parentElement?.previousElementSibling?.querySelector('svg'),
  );
}

function read(): Seen {
  const main = document.querySelector('main') as HTMLElement;
  const hasDigit = (text: string) => /\d/.test(text);
  const kinds: [selector: string, nameOf: (element: HTMLElement) => string][] = [
    ['[data-window]', () => 'window'],
    ['section[aria-label]', (element) => element.getAttribute('aria-label') ?? ''],
    ['section[aria-labelledby]', (element) => element.querySelector('h2')?.innerText ?? ''],
    ['[role=region] > table', () => 'table'],
    ['.MuiTablePagination-root', () => 'pages'],
    ['[role=combobox]', () => 'choice'],
    ['ul > li[aria-busy], ul > li.MuiPaper-root', (element) => element.innerText.split('\n')[0] ?? ''],
  ];
  const known: { element: HTMLElement; name: string }[] = [];
  for (const [selector, nameOf] of kinds)
    for (const element of main.querySelectorAll<HTMLElement>(selector))
      if (element.getClientRects().length > 0 && !known.some((other) => other.element.contains(element)))
        known.push({ element, name: nameOf(element) });
  const rowsOf = (table: HTMLElement) =>
    [...table.querySelectorAll('tr')].map((row) =>
      [...row.children].map((cell) => (cell as HTMLElement).innerText.trim().replaceAll('\n', ' ')).join('\t'),
    );
  const blocks = known.map(({ element, name }) => {
    const drawn = [...element.querySelectorAll('svg text')]
      .filter((text) => text.getClientRects().length > 0)
      .map((text) => text.textContent ?? '');
    const lines = name === 'table' ? rowsOf(element) : element.innerText.split('\n').map((line) => line.trim());
    const axes = drawn.filter(hasDigit);
    const left = [...axes];
    const isOfAxis = (line: string) => {
      const place = left.indexOf(line);
      if (place >= 0) left.splice(place, 1);
      return place >= 0;
    };
    // The name of a card is no figure of it: Top 5.
    return { name, axes, lines: lines.filter((line) => hasDigit(line) && line !== name && !isOfAxis(line)) };
  });
  const rest: string[] = [];
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const around = node.parentElement;
    if (!hasDigit(text) || !around || around.closest('style, script')) continue;
    if (known.some(({ element }) => element.contains(node))) continue;
    if (getComputedStyle(around).display !== 'none' && around.getClientRects().length > 0) rest.push(text);
  }
  return { blocks, rest };
}
