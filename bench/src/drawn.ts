import { demoAccounts } from '@taem/domain/accounts/demoAccounts.ts';
import { startStack } from '@taem/e2e/stack.ts';
import type { Page } from 'playwright';
import { inp, takeInteractions, watchInteractions } from './basket/interactions.ts';
import { type Drawn, drawnSince, untilDrawn, watchChanges } from './drawn/changesOf.ts';
import { saveTwelveParts } from './drawn/twelveParts.ts';
import { launchChromium } from './launchChromium.ts';
import { median } from './quantile.ts';
import type { BenchResult } from './run.ts';

const SLOWER = 4;
const ROUNDS = 7;
/** Each is loaded from scratch: the page is opened again for every round. */
const FILTERS = ['เดือน', 'ปี', 'ทั้งหมด', 'วัน', 'เทียบปีก่อน'];

/**
 * Measures how long a person waits for figures on a machine four times slower than this: after a filter, and for a
 * saved dashboard.
 */
export default async function drawn(): Promise<BenchResult> {
  const stack = await startStack({ scale: 1 });
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'th-TH' });
    await watchInteractions(page);
    await watchChanges(page);
    await signIn(page, stack.url);
    const id = await saveTwelveParts(stack.url);
    // Loads beforehand what is loaded only once.
    await open(page, `${stack.url}/bi`);
    await open(page, `${stack.url}/insight/dashboards/${id}?period=year`);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });

    const waits: Drawn[] = [];
    const interactions: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await open(page, `${stack.url}/bi`);
      await takeInteractions(page);
      for (const name of FILTERS) {
        await page.getByRole('button', { name, exact: true }).click();
        waits.push(await untilDrawn(page));
      }
      interactions.push(...(await takeInteractions(page)));
    }
    const dashboards: Drawn[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      dashboards.push(await afterAnswer(page, `${stack.url}/insight/dashboards/${id}?period=year`));

    interactions.sort((one, other) => other - one);
    return {
      title: `Figures on the screen, CPU ${SLOWER} times slower, demo shop (milliseconds)`,
      rows: [
        ...rowsOf('overview: a filter pressed, until its figures in sight are drawn', waits, '<= 300'),
        row('overview: interaction to next paint', inp(interactions), '<= 100'),
        ...rowsOf('dashboard of 12 parts over a year: in sight after its answer', dashboards, '<= 400'),
      ],
      notes: [
        `${waits.length} filters, none of them asked for before on its page; ${dashboards.length} times the dashboard.`,
        'Drawn: the second frame after the last word or element has changed, in the window or on the page. Of the answer counts its last byte.',
      ],
    };
  } finally {
    await browser.close();
    await stack.close();
  }
}

const row = (what: string, figure: number, goal: string) => ({ what, ms: figure.toFixed(0), goal });

function rowsOf(what: string, drawn: readonly Drawn[], goal: string) {
  const inSight = drawn.map((each) => each.inSight);
  return [
    row(`${what} (median)`, median(inSight), goal),
    row('the same, slowest', Math.max(...inSight), '-'),
    row('the same, until the whole page is drawn (median)', median(drawn.map((each) => each.whole)), '-'),
  ];
}

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.locator('input[autocomplete="username"]').fill('owner');
  await page.locator('input[type="password"]').fill(demoAccounts.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${url}/`);
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilDrawn(page);
}

/** Measures the time from the last byte of the answer with the figures until they are drawn. */
async function afterAnswer(page: Page, address: string): Promise<Drawn> {
  const [response] = await Promise.all([
    page.waitForResponse((each) => each.request().postData()?.includes('query Twelve') ?? false),
    page.goto(address),
  ]);
  await response.finished();
  const { startTime, responseEnd } = response.request().timing();
  return await drawnSince(page, startTime + responseEnd);
}
