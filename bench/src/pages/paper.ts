import type { Page } from 'playwright';
import { extractText } from 'unpdf';
import { type Compared, type Expected, figuresIn, match, type Sentence } from './match.ts';
import { readNow, type Seen } from './readBlocks.ts';

/** A printed page: its content on the screen at that moment, and the text of the paper. */
export interface Printed {
  readonly seen: Seen;
  /** Page by page. */
  readonly pages: readonly string[];
}

/**
 * Presses print, and keeps the content of the page at the moment at which a browser would open the dialog of the
 * system, with all rows. Then makes a PDF of it, as that dialog would.
 */
export async function print(page: Page, button: string): Promise<Printed> {
  await page.evaluate(keepWhatIsPrinted);
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.waitForFunction(() => 'printed' in window, undefined, { timeout: 120_000 });
  await page.evaluate(() => {
    document.body.innerHTML = (window as unknown as { printed: string }).printed;
  });
  await page.emulateMedia({ media: 'print' });
  const seen = await readNow(page);
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  await page.emulateMedia({ media: null });
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: false });
  return { seen, pages: text };
}

function keepWhatIsPrinted(): void {
  window.print = () => {
    window.dispatchEvent(new Event('beforeprint'));
    (window as unknown as { printed: string }).printed = document.body.innerHTML;
  };
}

/** Checks that paper and page have the same figures, and that the paper's pages are numbered. */
function matchPaper({ seen, pages }: Printed): Compared {
  const compared: Compared = { figures: 0, differences: [], notCompared: [] };
  const text = pages
    .map((page, at) => {
      const number = `${at + 1} / ${pages.length}`;
      const place = page.lastIndexOf(number);
      if (place >= 0) return page.slice(0, place) + page.slice(place + number.length);
      compared.differences.push({ label: 'page', expected: number, seen: 'not printed' });
      return page;
    })
    .join('\n');
  const lines = [
    ...seen.blocks.flatMap(({ lines, axes, name }) => [name, ...lines, ...axes]),
    ...seen.rest,
    ...seen.notes,
  ];
  const onPage = new Set(lines.flatMap(bare));
  const onPaper = new Set(bare(text));
  // The paper also states when it was printed, and when its figures were loaded.
  for (const figure of bare(text.replace(/\d+\s+\S+\s+\d+\s+\d\d:\d\d(?!\S)|\d\d:\d\d:\d\d/g, ''))) {
    if (onPage.has(figure)) compared.figures += 1;
    else compared.notCompared.push(`on paper alone: ${figure}`);
  }
  for (const figure of onPage)
    if (!onPaper.has(figure)) compared.differences.push({ label: 'paper', expected: figure, seen: 'not printed' });
  return compared;
}

/**
 * Compares a printed page with its expected figures, and the paper with the page. Controls are not printed, so they are
 * not expected.
 */
export function matchPrinted(
  printed: Printed,
  expected: readonly Expected[],
  sentences: readonly Sentence[] = [],
): Compared {
  const ofPage = match(
    printed.seen,
    expected.filter(({ name }) => name !== 'choice'),
    sentences,
  );
  return onPaper(ofPage, printed);
}

/** Returns the comparison of a page, as it was when printed, with its paper. */
export function onPaper(ofPage: Compared, printed: Printed): Compared {
  const { figures, differences, notCompared } = matchPaper(printed);
  return {
    figures,
    differences: [...ofPage.differences, ...differences],
    notCompared: [...ofPage.notCompared, ...notCompared],
  };
}

const bare = (text: string): string[] => figuresIn(text).map((figure) => figure.replace(/^-/, ''));
