import { formatCount, formatTwoDecimals } from '@taem/domain/money/formatNumber.ts';
import { addDays } from '@taem/domain/time/calendar.ts';
import { Api } from '../Api.ts';
import { expect, SLOW, test } from '../test.ts';

const OWN = `query Own($id: ID!) { own: transactionTotals(filter: { range: { last: TODAY }, createById: $id }) { complete amountDue }
  cash: transactionTotals(filter: { range: { last: TODAY }, createById: $id, paymentMethod: CASH }) { tenderAmount } }`;
const TODAY =
  '{ statistics(range: { last: TODAY }) { range { from } totalRevenue { total } totalTransactions { total } } }';
const HOURS = `query Hours($range: DayRangeInput!) {
  statistics(range: $range) { breakdown(by: [HOUR], first: 24) { rows { hour totalRevenue } } } }`;
const [TILL, INSIGHT] = [/ขายหน้าร้าน/, /วิเคราะห์ธุรกิจ/];

test('home shows a cashier the till and what they sold themselves, and no way to where they may not go', {
  tag: SLOW,
}, async ({ signIn, stack }) => {
  const page = await signIn('cashier');
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: TILL })).toBeVisible();
  await expect(main.getByRole('link', { name: INSIGHT })).toHaveCount(0);
  const api = new Api(stack);
  await api.signIn('cashier');
  const { viewer } = await api.send<{ viewer: { id: string } }>('{ viewer { id } }');
  const { own, cash } = await api.send<{
    own: { complete: number; amountDue: number };
    cash: { tenderAmount: number };
  }>(OWN, viewer);
  const panel = page.getByRole('region', { name: 'การขายของฉันวันนี้' });
  for (const figure of [formatCount(own.complete), ...[own.amountDue, cash.tenderAmount].map(formatTwoDecimals)])
    await expect(panel.getByText(figure, { exact: true }).first()).toBeVisible();
});

test('home shows an owner the day of the shop, and its figures are proved on the overview', async ({
  signIn,
  stack,
}) => {
  const page = await signIn('owner');
  const api = new Api(stack);
  await api.signIn('owner');
  const { statistics } = await api.send<{
    statistics: Record<'totalRevenue' | 'totalTransactions', { total: number }> & { range: { from: string } };
  }>(TODAY);
  const weekBefore = addDays(statistics.range.from, -7);
  const hours = await api.send<{
    statistics: { breakdown: { rows: { hour: number; totalRevenue: number }[] } };
  }>(HOURS, { range: { from: weekBefore, to: weekBefore } });
  const { rows } = hours.statistics.breakdown;
  const today = page.getByRole('region', { name: 'วันนี้', exact: true });
  await page.goto('/');
  // After midnight each of them is 0.
  for (const figure of [
    formatTwoDecimals(statistics.totalRevenue.total),
    formatCount(statistics.totalTransactions.total),
  ])
    await expect(today.getByText(figure, { exact: true }).first()).toBeVisible();
  // Without a sale on either day there are no hours to draw.
  const whole = /ทั้งวัน ([\d,.]+)/.exec((await today.textContent()) ?? '')?.[1];
  expect(whole ?? formatTwoDecimals(0)).toBe(formatTwoDecimals(rows.reduce((sum, row) => sum + row.totalRevenue, 0)));
  await page.goto('/bi?period=day');
  await expect(page.getByRole('region', { name: 'การตรวจสอบตัวเลข' })).toContainText('ตรงกันทุกข้อ');
});
