import { setTimeout } from 'node:timers/promises';
import { demoAccounts } from '@taem/domain/accounts/demoAccounts.ts';
import { formatCount } from '@taem/domain/money/formatNumber.ts';
import { addDays } from '@taem/domain/time/calendar.ts';
import pg from 'pg';
import { ask, type QueriedShop, signInAgain, startQueriedShops, webDocument } from './insight/QueriedShop.ts';
import { watchLive } from './insight/watchLive.ts';
import { whileTheyPay } from './insight/whileTheyPay.ts';
import { loadMembers } from './loadMembers.ts';
import { loadSales, progressBar } from './loadSales.ts';
import { median, quantile } from './quantile.ts';
import { questions } from './questions/questions.ts';
import type { BenchResult } from './run.ts';

const FEW_SALES = 10_000;
const MORE_MEMBERS = 198_000;
const ROUNDS = 40;
const QUESTION_ROUNDS = 7;
const AT_ONCE = 16;
const READING_MS = 2_500;
const MAX_LOOKED_AT = 1_000_000;

type Rows = BenchResult['rows'];

/** Measures insight in a large shop: `insight 10000000` for a number of sales other than 1,000,000. */
export default async function insight([sold = '1000000']: string[]): Promise<BenchResult[]> {
  const sales = Number(sold);
  const { shops, stop } = await startQueriedShops(['few', 'many']);
  try {
    const [few, many] = shops;
    if (!few || !many) throw new Error('two shops are needed');
    // Both shops have the same number of members, so that they do not differ by those.
    await Promise.all(shops.map(({ databaseUrl }) => loadMembers(databaseUrl, MORE_MEMBERS)));
    await loadSales(few.databaseUrl, FEW_SALES, progressBar('few'));
    await loadSales(many.databaseUrl, sales, progressBar('many'));
    for (const shop of shops) await signInAgain(shop, demoAccounts.password);
    const size = `${formatCount(sales)} sales and 200,000 members`;
    const tables: BenchResult[] = [];
    for (const part of [
      () => overviews(few, many, size),
      () => memberReports(many, size),
      // With more sales, a year is refused for figures that need the sales themselves.
      ...(sales <= MAX_LOOKED_AT ? [() => tenQuestions(many, size)] : []),
      () => watchLive(many),
    ]) {
      const table = await part();
      // Prints each result at once, so that it is not lost if a later part fails.
      process.stdout.write(`${JSON.stringify(table)}\n`);
      tables.push(table);
    }
    return tables;
  } finally {
    await stop();
  }
}

const today = new Date().toISOString().slice(0, 10);
const year = { from: `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`, to: today };

/** Measures the overview as the page requests it, with the shops taking turns. */
async function overviews(few: QueriedShop, many: QueriedShop, size: string): Promise<BenchResult> {
  const document = await webDocument('Overview');
  const windows = { 'seven days': { from: addDays(today, -6), to: today }, 'a year': year };
  const rows: Rows = [];
  for (const [title, range] of Object.entries(windows)) {
    const by = title === 'a year' ? 'MONTH' : 'DAY';
    const said = { language: 'TH', hasNotes: by === 'DAY', isOneDay: false };
    const variables = { range, along: range, by, compare: 'PREVIOUS_PERIOD', ...said };
    const times: [number[], number[]] = [[], []];
    let calls = 0;
    for (let round = -5; round < ROUNDS; round += 1) {
      for (const [index, shop] of [few, many].entries()) {
        const answer = await ask(shop, document, variables);
        calls = answer.calls;
        if (round >= 0) times[index]?.push(answer.ms);
      }
    }
    const [small, large] = times.map(median) as [number, number];
    const together = await Promise.all(Array.from({ length: AT_ONCE }, () => ask(many, document, variables)));
    const each = together.reduce((sum, { calls: own }) => sum + own, 0) / AT_ONCE;
    rows.push({
      overview: title,
      few: small.toFixed(1),
      many: large.toFixed(1),
      'of few (<= 1.3)': (large / small).toFixed(2),
      calls,
      [`share of calls each, ${AT_ONCE} at once (<= 0.3)`]: (each / calls).toFixed(2),
    });
  }
  const notes = [
    `${formatCount(FEW_SALES)} against ${size} in each, through the adapter, compared with the period before; median of ${ROUNDS} rounds in turns.`,
  ];
  return { title: `Overview, ${size}, in milliseconds`, rows, notes };
}

/** Measures every sort order of the report of members, with its first page and its totals. */
async function memberReports(shop: QueriedShop, size: string): Promise<BenchResult> {
  const document = await webDocument('MemberReport');
  const rows: Rows = [];
  await untilKept(shop, document);
  for (const field of [
    'TOTAL_REVENUE',
    'TOTAL_TRANSACTIONS',
    'LIFETIME_REVENUE',
    'TOTAL_PAYMENT',
    'TOTAL_QUANTITY',
    'EARN_POINTS',
    'NAME',
    'TIER_LEVEL',
  ]) {
    const times: number[] = [];
    for (let round = -2; round < 20; round += 1) {
      const sort = { field, direction: round % 2 === 0 ? 'DESC' : 'ASC' };
      const { ms } = await ask(shop, document, { range: year, page: 1, perPage: 10, sort });
      if (round >= 0) times.push(ms);
    }
    rows.push({
      sort: field,
      median: median(times).toFixed(0),
      '95th percentile (<= 300)': quantile(times, 0.95).toFixed(0),
    });
  }
  return {
    title: `Report of members over a year, ${size}, in milliseconds`,
    rows,
    notes: ['Its days have been asked for before: the very first time takes a second or so more.'],
  };
}

/**
 * Reads the days for the first time, and analyses the stored rows at once, which PostgreSQL does automatically within a
 * minute.
 */
async function untilKept(shop: QueriedShop, document: string): Promise<void> {
  const sort = { field: 'TOTAL_REVENUE', direction: 'DESC' };
  await ask(shop, document, { range: year, page: 1, perPage: 10, sort });
  const database = new pg.Client({ connectionString: shop.databaseUrl });
  await database.connect();
  try {
    for (let kept = 0; kept === 0; ) {
      await setTimeout(200);
      kept = (await database.query('select from member_spans')).rowCount ?? 0;
    }
    await database.query('analyze span_members');
  } finally {
    await database.end();
  }
}

/** Measures the ten questions, with the payments of four tills at the same time. */
async function tenQuestions(shop: QueriedShop, size: string): Promise<BenchResult> {
  const rows: Rows = [];
  for (const { name, document, ofMonth } of questions) {
    const variables = ofMonth ? { range: monthBefore(), compare: 'PREVIOUS_PERIOD' } : { range: year };
    const times: number[] = [];
    for (let round = 0; round < QUESTION_ROUNDS; round += 1) times.push((await ask(shop, document, variables)).ms);
    rows.push({ question: name, 'ms (median)': median(times).toFixed(0), 'first ms': times[0]?.toFixed(0) ?? '' });
  }
  const askAll = async (pause: number) => {
    for (const { document, ofMonth } of questions) {
      await ask(shop, document, ofMonth ? { range: monthBefore(), compare: 'PREVIOUS_PERIOD' } : { range: year });
      await setTimeout(pause);
    }
  };
  const again = await whileTheyPay(shop, { rounds: 5, seconds: 4 }, () => askAll(0));
  // Runs one question after the other, so that a round includes them all.
  const read = await whileTheyPay(shop, { rounds: 2, seconds: 3 * questions.length }, () => askAll(READING_MS));
  const ratioText = ({ alone, beside }: { alone: number; beside: number }) =>
    `${alone.toFixed(0)} a second alone, ${beside.toFixed(0)} beside it: ${(beside / alone).toFixed(2)} (>= 0.9)`;
  return {
    title: `Ten questions, ${size}`,
    rows,
    notes: [
      'Over a year, or over the last whole month against the one before it.',
      `Payments of four tills while one program asks all questions again and again: ${ratioText(again)}.`,
      `While one person does, who looks at each answer for ${READING_MS / 1000} seconds: ${ratioText(read)}.`,
    ],
  };
}

function monthBefore() {
  const last = new Date(`${today.slice(0, 7)}-01T00:00:00Z`);
  last.setUTCDate(0);
  const to = last.toISOString().slice(0, 10);
  return { from: `${to.slice(0, 7)}-01`, to };
}
