import type { Page } from 'playwright';
import { extractText } from 'unpdf';
import { type Compared, figuresIn } from './match.ts';
import { readNow, type Seen } from './readBlocks.ts';

/** A page as it is printed: what it showed at that moment, and the text of the paper. */
export interface Printed {
  readonly seen: Seen;
  readonly text: string;
}

/**
 * Presses print and keeps what the page shows in that moment, all rows of it; the browser would open a dialog of the system
 * there. Then it makes paper of it as the dialog would.
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
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
  return { seen, text };
}

function keepWhatIsPrinted(): void {
  window.print = () => {
    window.dispatchEvent(new Event('beforeprint'));
    (window as unknown as { printed: string }).printed = document.body.innerHTML;
  };
}

/** Every figure of the paper stood on the page, and every figure of the page is on the paper. */
export function matchPaper({ seen, text }: Printed): Compared {
  const compared: Compared = { figures: 0, differences: [], notCompared: [] };
  const lines = [
    ...seen.blocks.flatMap(({ lines, axes, name }) => [name, ...lines, ...axes]),
    ...seen.rest,
    ...seen.notes,
  ];
  const onPage = new Set(lines.flatMap(bare));
  const onPaper = new Set(bare(text));
  // The paper says when it was printed, and when its figures came.
  for (const figure of bare(text.replace(/\d+\s+\S+\s+\d+\s+\d\d:\d\d(?!\S)|\d\d:\d\d:\d\d/g, ''))) {
    if (onPage.has(figure)) compared.figures += 1;
    else compared.notCompared.push(`on paper alone: ${figure}`);
  }
  for (const figure of onPage)
    if (!onPaper.has(figure)) compared.differences.push({ label: 'paper', expected: figure, seen: 'not printed' });
  return compared;
}

const bare = (text: string): string[] => figuresIn(text).map((figure) => figure.replace(/^-/, ''));
