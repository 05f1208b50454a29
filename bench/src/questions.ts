import { byClients } from './groceries/byClients.ts';
import type { Shop } from './groceries/Shop.ts';
import { type SoldShop, sellAll } from './groceries/sellAll.ts';
import { median } from './quantile.ts';
import type { Figures } from './questions/Figures.ts';
import { type Question, type QuestionContext, questions } from './questions/questions.ts';
import type { Sale } from './questions/sales.ts';
import type { BenchResult } from './run.ts';

const ROUNDS = 9;

/**
 * Sells the baskets of a file of real purchases in all branches, at all hours, by two tenders, with discounts and
 * voids. Then sends ten questions of an owner, each as one document, and compares every figure with that computed from
 * the file alone.
 */
export default async function askQuestions([file, count = 'all']: string[]): Promise<BenchResult> {
  if (!file) throw new Error('npm run bench -- questions <file.csv> [baskets]');
  return sellAll(file, count, answersOf);
}

/** Compares the ten answers of a shop that sold the baskets with the file. */
export async function answersOf({ shop, sales, seconds }: SoldShop): Promise<BenchResult> {
  const context = contextOf(sales, shop);
  const rows: BenchResult['rows'] = [];
  for (const question of questions) rows.push(await answer(shop, question, context));
  const wrong = rows.filter(({ different }) => different !== 0).length;
  return {
    title: `Ten questions about ${sales.length} real baskets, each by one document, against the file`,
    rows,
    notes: [
      `${byClients.count} clients sold and voided them in ${seconds.toFixed(0)} s.`,
      wrong === 0 ? 'Every figure is equal.' : `${wrong} answers differ.`,
    ],
  };
}

function contextOf(sales: readonly Sale[], { branchIds, rates }: Shop): QuestionContext {
  const dates = sales.map(({ basket }) => basket.date).sort();
  const to = dates.at(-1) ?? '';
  const month = monthBefore(to.slice(0, 7));
  return {
    sales: sales
      .filter(({ isVoided }) => !isVoided)
      .sort((a, b) => `${a.basket.date} ${a.time}`.localeCompare(`${b.basket.date} ${b.time}`)),
    all: sales,
    rates,
    branches: branchIds,
    range: { from: dates[0] ?? '', to },
    month,
    monthBefore: monthBefore(month),
  };
}

function monthBefore(month: string): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() - 1);
  return date.toISOString().slice(0, 7);
}

async function answer(shop: Shop, question: Question, context: QuestionContext) {
  const variables = question.ofMonth
    ? { range: wholeMonth(context.month), compare: 'PREVIOUS_PERIOD' }
    : { range: context.range };
  const times: number[] = [];
  let found: Figures = new Map();
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    const data = await shop.ask<{ statistics: Record<string, unknown> }>(question.document, variables);
    times.push(performance.now() - started);
    found = question.read(data);
  }
  const expected = question.expected(context);
  const keys = new Set([...expected.keys(), ...found.keys()]);
  const different = [...keys].filter((key) => expected.get(key) !== found.get(key));
  const [first] = different;
  return {
    question: question.name,
    figures: expected.size,
    different: different.length,
    first: first === undefined ? '' : `${first}: ${found.get(first)} for ${expected.get(first)}`,
    'ms (median)': Math.round(median(times)),
  };
}

function wholeMonth(month: string) {
  const next = new Date(`${month}-01T00:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  next.setUTCDate(0);
  return { from: `${month}-01`, to: next.toISOString().slice(0, 10) };
}
