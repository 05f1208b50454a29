import type { Page } from 'playwright';
import { atFullTill, LINES, PRODUCTS } from './basket/atFullTill.ts';
import { inp, takeInteractions } from './basket/interactions.ts';
import { CARD, PLUS, press, QTY, scan, times } from './basket/till.ts';
import type { BenchResult } from './run.ts';

const SLOWER = 4;

/**
 * Measures how long the screen takes to react to each interaction of a whole sale, on a machine four times slower than
 * this.
 */
export default async function interactionToNextPaint(): Promise<BenchResult> {
  return await atFullTill(async (page, codes) => {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await takeInteractions(page);

    const rows: Record<string, string | number>[] = [];
    const all: number[] = [];
    for (const [what, run] of steps(codes)) {
      await run(page);
      const durations = await takeInteractions(page);
      all.push(...durations);
      rows.push(row(what, durations));
    }
    rows.push(
      row(
        'the whole sale',
        all.sort((a, b) => b - a),
      ),
    );
    return {
      title: `Interaction to next paint over a sale of ${LINES} lines, ${PRODUCTS} products on the screen, CPU ${SLOWER} times slower (milliseconds)`,
      rows,
      notes: [
        'Durations are those of the browser (Event Timing, in steps of 8 ms), from the input to the next paint.',
        'INP is the slowest interaction, one in fifty forgiven; under 16 ms the browser tells nothing, and 16 is written.',
      ],
    };
  });
}

function steps(codes: readonly string[]): [string, (page: Page) => Promise<void>][] {
  return [
    ['20 scans', (page) => times(20, (at) => scan(page, codes[at] ?? ''))],
    ['10 cards', (page) => times(10, (card) => press(page, CARD, card))],
    ['10 times plus', (page) => times(10, (line) => press(page, PLUS, line))],
    ['5 quantities typed', (page) => times(5, (line) => typeQty(page, line))],
    ['search by a word', search],
    ['discount chosen', discount],
    ['cash taken and confirmed', pay],
    ['receipt looked at', receipt],
  ];
}

async function typeQty(page: Page, line: number): Promise<void> {
  await page.locator(QTY).nth(line).focus();
  await page.keyboard.type(String(11 + line), { delay: 120 });
}

async function search(page: Page): Promise<void> {
  await page.keyboard.press('F2');
  await page.keyboard.type('BENCH01', { delay: 120 });
  await page.waitForFunction((card) => document.querySelectorAll(card).length < 200, CARD);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
}

async function discount(page: Page): Promise<void> {
  await page.keyboard.press('F4');
  await page.getByRole('radio').nth(1).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

async function pay(page: Page): Promise<void> {
  await page.keyboard.press('F9');
  await page.waitForURL('**/payment/channels');
  await page.locator('button:enabled', { hasText: 'เงินสด' }).waitFor();
  await page.keyboard.press('F2');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.type('9000000', { delay: 120 });
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'ยืนยัน', exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/payment/success');
}

async function receipt(page: Page): Promise<void> {
  await page.keyboard.press('F4');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
}

function row(what: string, slowestFirst: readonly number[]) {
  return {
    what,
    interactions: slowestFirst.length,
    INP: inp(slowestFirst),
    median: slowestFirst[Math.floor(slowestFirst.length / 2)] ?? Number.NaN,
    slowest: slowestFirst[0] ?? Number.NaN,
  };
}
