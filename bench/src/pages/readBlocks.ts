// biome-ignore-all lint/performance/useDomNodeTextContent: what a person sees is compared, not what the tree holds.
import type { Page } from 'playwright';

/** One card, strip or table of a page, as a person reads it. */
export interface Block {
  /** Its label or heading. */
  name: string;
  /** Lines with a digit, cells separated by tabs. */
  lines: string[];
  /** The labels of its chart's axes. */
  axes: string[];
}

export interface Seen {
  blocks: Block[];
  /** Lines with a digit outside all blocks. */
  rest: string[];
  /** Lines with a digit in the notes on its days. */
  notes: string[];
  /** Whether the page must prove its figures. */
  isProved: boolean;
  /** The page's statement about the proof of its figures, line by line; null if it has none. */
  proof: string[] | null;
}

/** Waits until all figures and charts of a page are loaded, and reads them. */
export async function readBlocks(page: Page): Promise<Seen> {
  await page.waitForFunction(isReady, isProvedAt(page), { timeout: 60_000 });
  return readNow(page);
}

/**
 * Waits until these cards have their figures, and reads the page: the home page has no line with its days, and loads
 * card by card.
 */
export async function readCards(page: Page, names: readonly string[]): Promise<Seen> {
  await page.waitForFunction(haveCome, names, { timeout: 60_000 });
  return readNow(page);
}

/** Reads the current state of a page, finished or not. */
export async function readNow(page: Page): Promise<Seen> {
  const seen = await page.evaluate(read);
  return { ...seen, isProved: isProvedAt(page), rest: seen.rest.filter((line) => !WHEN.test(line)) };
}

/** Whether a page has to state that its figures are correct. */
const isProvedAt = (page: Page): boolean =>
  /^\/(insight|bi(\/report\/.*|\/points|\/unsold)?)$/.test(new URL(page.url()).pathname);

/** Ignores the times of loading and printing, which are not figures of the shop. */
const WHEN = /^(ตัวเลขเมื่อ|Figures as of|พิมพ์เมื่อ|Printed) /;

// The functions below run in the browser, without access to this file.

function isReady(isProved: boolean): boolean {
  const main = document.querySelector('main');
  // The line ends with the zone once it is complete.
  const hasZone = /เวลา ?\S+$|\S time$/.test(main?.querySelector<HTMLElement>('[data-window]')?.innerText ?? '');
  if (!main?.querySelector('h1') || !hasZone) return false;
  if (main.querySelector('[aria-busy=true], [data-card-state=loading], [data-proof=checking]')) return false;
  if (isProved && !main.querySelector('[data-proof], [role=alert]')) return false;
  // The table of a chart is displayed before the chart.
  return [...main.querySelectorAll('[role=group] + div > table')].every((table) =>
    table.parentElement?.previousElementSibling?.querySelector('svg'),
  );
}

function haveCome(names: readonly string[]): boolean {
  const main = document.querySelector('main');
  if (!main?.querySelector('h1') || main.querySelector('[aria-busy=true]')) return false;
  return names.every((name) => main.querySelector(`section[aria-label="${name}"] :is(dd, li, p)`));
}

function read(): Omit<Seen, 'isProved'> {
  const main = document.querySelector('main') as HTMLElement;
  const hasDigit = (text: string) => /\d/.test(text);
  const kinds: [selector: string, nameOf: (element: HTMLElement) => string][] = [
    ['[data-window]', () => 'window'],
    ['[data-proof], [role=alert]', () => 'proof'],
    ['section[aria-label]', (element) => element.getAttribute('aria-label') ?? ''],
    ['section[aria-labelledby]', (element) => element.querySelector('h2')?.innerText ?? ''],
    ['[role=region] > table', () => 'table'],
    ['.MuiTablePagination-root', () => 'pages'],
    ['[role=combobox]', () => 'choice'],
    ['ul > li[aria-busy], ul > li.MuiPaper-root', (element) => element.innerText.split('\n')[0] ?? ''],
  ];
  const named: { element: HTMLElement; name: string }[] = [];
  for (const [selector, nameOf] of kinds)
    for (const element of main.querySelectorAll<HTMLElement>(selector))
      if (element.getClientRects().length > 0 && !named.some((other) => other.element.contains(element)))
        named.push({ element, name: nameOf(element) });
  const rowsOf = (table: HTMLElement) =>
    [...table.querySelectorAll('tr')].map((row) =>
      [...row.children].map((cell) => (cell as HTMLElement).innerText.trim().replaceAll('\n', ' ')).join('\t'),
    );
  const notes: string[] = [];
  /**
   * Returns the lines of a card without its notes on days, which are below its drawing and in the last column of its
   * table.
   */
  const withoutNotes = (element: HTMLElement, lines: string[]) => {
    const section = element.querySelector<HTMLElement>('section[aria-label]');
    if (!section) return lines;
    const own = section.innerText.split('\n').map((line) => line.trim());
    notes.push(...own.filter(hasDigit));
    const left = [...lines];
    for (const line of own) {
      const place = left.indexOf(line);
      if (place >= 0) left.splice(place, 1);
    }
    const title = section.getAttribute('aria-label')?.split(':')[0];
    return left.map((line) => {
      const cells = line.split('\t');
      return cells.length > 1 && hasColumn(element, title) ? cells.slice(0, -1).join('\t') : line;
    });
  };
  const hasColumn = (element: HTMLElement, title = '') =>
    [...element.querySelectorAll<HTMLElement>('th:last-child')].some((heading) => heading.innerText.trim() === title);
  const isInside = (element: HTMLElement) =>
    named.some((other) => other.element !== element && other.element.contains(element));
  const figures = named.filter(({ element, name }) => name !== 'proof' && !isInside(element));
  const blocks = figures.map(({ element, name }) => {
    const drawn = [...element.querySelectorAll('svg text')]
      .filter((text) => text.getClientRects().length > 0)
      .map((text) => text.textContent ?? '');
    const all = element.innerText.split('\n').map((line) => line.replace(/^[^\S\t]+|[^\S\t]+$/g, ''));
    const lines = name === 'table' ? rowsOf(element) : withoutNotes(element, all).map((line) => line.trim());
    const axes = drawn.filter(hasDigit);
    const left = [...axes];
    const isOfAxis = (line: string) => {
      const place = left.indexOf(line);
      if (place >= 0) left.splice(place, 1);
      return place >= 0;
    };
    // A digit in the name of a card, such as Top 5, is not a figure.
    return { name, axes, lines: lines.filter((line) => hasDigit(line) && line !== name && !isOfAxis(line)) };
  });
  const rest: string[] = [];
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const around = node.parentElement;
    if (!hasDigit(text) || !around || around.closest('style, script')) continue;
    if (named.some(({ element }) => element.contains(node))) continue;
    if (getComputedStyle(around).display !== 'none' && around.getClientRects().length > 0) rest.push(text);
  }
  const proof = main.querySelector<HTMLElement>('[data-proof], [role=alert]');
  const said = [...(proof?.querySelectorAll<HTMLElement>('[role=status], li') ?? [])];
  return {
    blocks,
    rest,
    notes,
    proof: proof && (said.length > 0 ? said : [proof]).map(({ innerText }) => innerText.trim()),
  };
}
