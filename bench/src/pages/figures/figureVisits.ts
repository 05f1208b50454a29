import type { Book } from '../Book.ts';
import type { Browser } from '../Browser.ts';
import { plusDays } from '../days.ts';
import { match } from '../match.ts';
import { matchFile } from '../matchReport.ts';
import { matchPrinted, print } from '../paper.ts';
import { readBlocks } from '../readBlocks.ts';
import type { Visit } from '../visits.ts';
import type { Look } from '../windowLine.ts';
import { windowsOf } from '../windows.ts';
import { baskets } from './baskets.ts';
import { buyers, dayWindow } from './buyers.ts';
import type { FigurePage } from './FigurePage.ts';
import { points } from './points.ts';
import { monthsWindow, retention } from './retention.ts';

type LookOf = (window: Look['window'], language: Look['language'], branch: number | null) => Look;

/**
 * Visits every page of further figures in several windows, some also as files and on paper; not that of unsold
 * products, which is a report.
 */
export async function* figureVisits(book: Book, browser: Browser, lookOf: LookOf): AsyncGenerator<Visit> {
  const { today } = book.setUp;
  const { day, month, year, all, tenDays, weeks } = windowsOf(today);
  for (const window of [year, day, month, all, tenDays, weeks]) {
    const isWhole = window === year || window === tenDays;
    // All members of the file are registered in the first branch.
    for (const look of [lookOf(window, 'th', null), lookOf(window, 'en', 0), lookOf(window, 'th', 1)])
      yield* media(browser, '/bi/points', points(book, look), look, isWhole && look.branch !== 1);
    for (const look of [lookOf(window, 'th', null), lookOf(window, 'en', 1)])
      yield* media(browser, '/bi/baskets', baskets(book, look), look, isWhole);
  }
  for (const months of [12, 6, 24])
    for (const look of [lookOf(monthsWindow(months, today), 'th', null), lookOf(monthsWindow(months, today), 'en', 1)])
      yield* media(browser, '/bi/retention', retention(book, look), look, months === 12);
  for (const on of [today, plusDays(today, -45), plusDays(today, -200)])
    for (const look of [
      lookOf(dayWindow(on, today), 'th', null),
      lookOf(dayWindow(on, today), 'en', 0),
      lookOf(dayWindow(on, today), 'th', 1),
    ])
      yield* media(browser, '/bi/buyers', buyers(book, look), look, on === today);
}

/** Visits the page on the screen, and as files and on paper if it has them. */
async function* media(
  browser: Browser,
  page: string,
  { expected, sentences = [], file }: FigurePage,
  look: Look,
  isWhole: boolean,
): AsyncGenerator<Visit> {
  const seen = await readBlocks(await browser.open(`${page}?${look.window.address}`, look));
  yield { page, medium: 'screen', look, compared: match(seen, expected, sentences) };
  if (!isWhole) return;
  for (const format of ['csv', 'xlsx'] as const) {
    const rows = await browser.export(format, look.language);
    yield { page, medium: format.toUpperCase(), look, compared: matchFile(rows, file, fileLook(look, page)) };
  }
  const printed = await print(browser.page, browser.printButton(look.language));
  yield { page, medium: 'paper', look, compared: matchPrinted(printed, expected, sentences) };
}

/** Points are listed along the chart of the page. */
const fileLook = (look: Look, page: string): Look =>
  page === '/bi/points' ? { ...look, window: { ...look.window, days: look.window.chart.days } } : look;
