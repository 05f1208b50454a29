import { sellAll } from './groceries/sellAll.ts';
import { Book } from './pages/Book.ts';
import { Browser } from './pages/Browser.ts';
import { prepare, setUpOf } from './pages/setUp.ts';
import { type Visit, visits } from './pages/visits.ts';
import { answersOf } from './questions.ts';
import type { BenchResult } from './run.ts';

const MAX_REPORTED = 5;

/**
 * Sells the baskets of a file of real purchases, opens every page of insight in a browser in several windows, branches and
 * languages, and compares every figure on the screen, in the files and on paper with what the file alone gives.
 */
export default async function pages([file, count = 'all']: string[]): Promise<BenchResult[]> {
  if (!file) throw new Error('npm run bench -- pages <file.csv> [baskets]');
  return sellAll(
    file,
    count,
    async (sold) => {
      // First, while the token used for the sales is valid.
      const answers = await answersOf(sold);
      const book = new Book(sold.sales, await setUpOf(sold.shop, sold.paid));
      const browser = await Browser.open(sold.url, book.setUp.branches);
      const started = performance.now();
      const seen: Visit[] = [];
      try {
        for await (const visit of visits(book, browser)) seen.push(report(visit));
      } finally {
        await browser.close();
      }
      const seconds = (performance.now() - started) / 1000;
      return [resultOf(seen, sold.sales.length, seconds), answers];
    },
    prepare,
  );
}

/** Prints each difference as it is found. */
function report(visit: Visit): Visit {
  const { page, medium, look, compared } = visit;
  const where = `${page}, ${medium}, ${look.window.name}, ${look.branchName ?? 'all branches'}, ${look.language}`;
  for (const { label, expected, seen } of compared.differences.slice(0, MAX_REPORTED))
    process.stdout.write(`DIFFERENT ${where}: ${label}: expected ${expected}, seen ${seen}\n`);
  for (const line of compared.notCompared.slice(0, MAX_REPORTED))
    process.stdout.write(`NOT COMPARED ${where}: ${line}\n`);
  if (compared.differences.length > 0) process.exitCode = 1;
  return visit;
}

function resultOf(seen: readonly Visit[], baskets: number, seconds: number): BenchResult {
  const rows = new Map<
    string,
    { page: string; medium: string; windows: number; figures: number; different: number; 'not compared': number }
  >();
  for (const { page, medium, compared } of seen) {
    const name = page.replace(/^\/bi\/report\/each-loyalty\/.*/, '/bi/report/each-loyalty/{tier}');
    const kind = medium.replace(/,.*/, '');
    const row = rows.get(`${name} ${kind}`) ?? {
      page: name,
      medium: kind,
      windows: 0,
      figures: 0,
      different: 0,
      'not compared': 0,
    };
    rows.set(`${name} ${kind}`, row);
    row.windows += 1;
    row.figures += compared.figures;
    row.different += compared.differences.length;
    row['not compared'] += compared.notCompared.length;
  }
  const all = [...rows.values()];
  const total = (of: 'figures' | 'different' | 'not compared') => all.reduce((sum, row) => sum + row[of], 0);
  return {
    title: `Every figure of every page of insight after ${baskets} real baskets, read from the browser, from files and from paper, against the file`,
    rows: all,
    notes: [
      `${seen.length} pages, files and papers read in ${seconds.toFixed(0)} s: ${total('figures')} figures compared, ${total('different')} different, ${total('not compared')} not compared.`,
      'That a page proves its figures right counts as one of them. Notes on days are left out: their rule is tested by itself.',
    ],
  };
}
