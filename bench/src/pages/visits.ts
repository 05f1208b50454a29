import type { Book, Scope } from './Book.ts';
import type { Browser } from './Browser.ts';
import { type Language, plusMonths } from './days.ts';
import { figureVisits } from './figures/figureVisits.ts';
import { unsold } from './figures/unsold.ts';
import { health, monthWindow } from './health.ts';
import { home } from './home.ts';
import { type Compared, match } from './match.ts';
import { matchFile, matchReport } from './matchReport.ts';
import { overview } from './overview.ts';
import { matchPrinted, onPaper, print } from './paper.ts';
import type { Report } from './Report.ts';
import { readBlocks, readCards } from './readBlocks.ts';
import { reportsOf } from './reports.ts';
import type { Look } from './windowLine.ts';
import { type Window, windowsOf } from './windows.ts';

/** One page in one window, and its comparison. */
export interface Visit {
  readonly page: string;
  /** Screen, CSV, XLSX or paper. */
  readonly medium: string;
  readonly look: Look;
  readonly compared: Compared;
}

const MAX_ROWS = 100;
const MAX_PRINTED = 1_000;

/** Opens every page of insight as an owner would, reads it, its files and its paper, and compares each figure. */
export async function* visits(book: Book, browser: Browser): AsyncGenerator<Visit> {
  const windows = windowsOf(book.setUp.today);
  const looks = Object.values(windows).flatMap((window) => [
    lookOf(book, window, 'th', null),
    lookOf(book, window, 'en', 1),
  ]);
  for (const look of looks)
    for (const top of ['member', 'guest'] as const)
      yield screen(
        browser,
        `/bi?${look.window.address}${top === 'guest' ? '&top=guest' : ''}`,
        look,
        overview(book, look, top),
      );
  for (const look of looks.filter(({ window }) => ['month', 'tenDays'].includes(nameOf(windows, window))))
    yield paper(browser, `/bi?${look.window.address}`, look, overview(book, look, 'member', true));
  for (const months of [0, -1, -4, -9])
    for (const [language, branch] of [
      ['th', null],
      ['en', 2],
    ] as const) {
      const month = plusMonths(`${book.setUp.today.slice(0, 7)}-01`, months);
      const look = lookOf(book, monthWindow(month, book.setUp.today), language, branch);
      yield screen(browser, `/insight?${look.window.address}`, look, health(book, look));
    }
  const wide = lookOf(book, windows.year, 'th', null);
  for (const report of reportsOf(book, scopeOf(wide), 'th')) yield* everyMedium(browser, report, wide);
  for (const look of [
    lookOf(book, windows.month, 'en', 1),
    lookOf(book, windows.tenDays, 'en', null),
    lookOf(book, windows.all, 'th', 2),
    lookOf(book, windows.day, 'th', null),
  ])
    for (const report of reportsOf(book, scopeOf(look), look.language))
      if (hasWindow(report, look)) yield onScreen(browser, report, look, 1);
  yield* everyMedium(browser, unsold(book, wide), wide);
  for (const look of looks) yield onScreen(browser, unsold(book, look), look, 1);
  yield* figureVisits(book, browser, (...chosen) => lookOf(book, ...chosen));
  for (const [language, branch] of [
    ['th', null],
    ['en', 1],
    ['en', 0],
  ] as const)
    yield homeScreen(browser, book, lookOf(book, windows.day, language, branch));
}

async function homeScreen(browser: Browser, book: Book, look: Look): Promise<Visit> {
  const names = home(book, look, '').expected.map(({ name }) => name);
  const seen = await readCards(await browser.open('/', look), names);
  // The page states up to which time both days are counted.
  const time = /(?:ถึง|by) (\d\d:\d\d)/.exec(JSON.stringify(seen))?.[1] ?? '';
  const { expected, sentences } = home(book, look, time);
  return { page: '/', medium: 'screen', look, compared: match(seen, expected, sentences) };
}

const nameOf = (windows: Record<string, Window>, window: Window) =>
  Object.keys(windows).find((name) => windows[name] === window) ?? '';
const scopeOf = ({ window, branch }: Look): Scope => ({ ...window.days, branch });
/** Whether a report has this window: most rankings cannot have custom days. */
const hasWindow = ({ path, top }: Report, { window }: Look) =>
  !top || path === 'ranking/product' || !window.address.includes('custom');

function lookOf(book: Book, window: Window, language: Language, branch: number | null): Look {
  const branchName = branch === null ? null : (book.setUp.branches[branch]?.name ?? null);
  return { window, language, branch, branchName, today: book.setUp.today };
}

async function screen(
  browser: Browser,
  path: string,
  look: Look,
  expected: Parameters<typeof match>[1],
): Promise<Visit> {
  const seen = await readBlocks(await browser.open(path, look));
  return { page: path.split('?')[0] ?? path, medium: 'screen', look, compared: match(seen, expected) };
}

async function paper(
  browser: Browser,
  path: string,
  look: Look,
  expected: Parameters<typeof match>[1],
): Promise<Visit> {
  const page = await browser.open(path, look);
  await readBlocks(page);
  const printed = await print(page, browser.printButton(look.language));
  return { page: path.split('?')[0] ?? path, medium: 'paper', look, compared: matchPrinted(printed, expected) };
}

/** Returns the address of a report: below that of all reports, unless its path begins with a slash. */
const pageOf = ({ path }: Pick<Report, 'path'>): string => (path.startsWith('/') ? path : `/bi/report/${path}`);

function pathOf(report: Report, { window }: Look, page: number): string {
  const [path = '', question] = pageOf(report).split('?');
  const more = [question, window.address, `perPage=${MAX_ROWS}`, page > 1 && `page=${page}`].filter(Boolean).join('&');
  return `${path.split('/').map(encodeURIComponent).join('/')}?${more}`;
}

async function onScreen(browser: Browser, report: Report, look: Look, page: number): Promise<Visit> {
  const seen = await readBlocks(await browser.open(pathOf(report, look, page), look));
  const compared = matchReport(seen, report, look, { page, perPage: MAX_ROWS });
  return { page: pageOf(report), medium: page === 1 ? 'screen' : `screen, page ${page}`, look, compared };
}

async function* everyMedium(browser: Browser, report: Report, look: Look): AsyncGenerator<Visit> {
  const page = pageOf(report);
  if (!report.top && report.rows.length > MAX_ROWS) yield onScreen(browser, report, look, 2);
  yield onScreen(browser, report, look, 1);
  for (const format of ['csv', 'xlsx'] as const) {
    const rows = await browser.export(format, look.language);
    yield { page, medium: format.toUpperCase(), look, compared: matchFile(rows, report, look) };
  }
  const printed = await print(browser.page, browser.printButton(look.language));
  const all = matchReport(printed.seen, report, look, { page: 1, perPage: MAX_PRINTED, isPaper: true });
  yield { page, medium: 'paper', look, compared: onPaper(all, printed) };
}
