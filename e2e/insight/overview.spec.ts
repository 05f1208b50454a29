import { formatCount, formatTwoDecimals } from '@taem/domain/money/formatNumber.ts';
import { Api } from '../Api.ts';
import { DEEP, expect, test } from '../test.ts';

interface Figures {
  statistics: {
    totalRevenue: { total: number; member: number; guest: number };
    totalTransactions: { total: number };
    totalRemaining: number;
    previous: { totalRevenue: { total: number } };
  };
}

const MONTH = `{ statistics(range: { last: THIS_MONTH }, compare: PREVIOUS_YEAR) {
  totalRevenue { total member guest } totalTransactions { total } totalRemaining previous { totalRevenue { total } } } }`;

test('BI-03, BI-04 the overview of a month says the figures of the contract, in cards and in the tables of its charts', async ({
  signIn,
  stack,
}) => {
  const page = await signIn('owner');
  await page.goto('/bi?period=nonsense');
  await expect(page).toHaveURL(/\/bi$/);
  const choice = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(choice('วัน')).toHaveAttribute('aria-pressed', 'true');
  await choice('เดือน').click();
  await choice('เทียบปีก่อน').click();
  await expect(page).toHaveURL(/period=month&compare=year/);

  const api = new Api(stack);
  await api.signIn('owner');
  const { statistics } = await api.send<Figures>(MONTH);
  const { totalRevenue, totalTransactions, totalRemaining } = statistics;
  const card = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(card('รายได้')).toContainText(formatTwoDecimals(totalRevenue.total));
  await expect(card('จำนวนบิล')).toContainText(formatCount(totalTransactions.total));
  await expect(card('แต้มสะสม')).toContainText(`คงเหลือ${formatCount(totalRemaining)}`);
  // The last month of the chart is the month of the cards.
  const bars = [totalRevenue.member, totalRevenue.guest, totalRevenue.total].map(formatTwoDecimals);
  const month = card('รายได้ตามเวลา').getByRole('row').last();
  await expect(month.getByRole('cell')).toHaveText(bars);
});

test('each press of the period asks for its figures once, on a slow machine too', { tag: DEEP }, async ({ signIn }) => {
  const page = await signIn('owner');
  // Without the stream, as a page that follows the sales is never idle.
  await page.route('**/graphql/stream', (route) => route.abort());
  await page.goto('/bi');
  await page.waitForLoadState('networkidle');
  const device = await page.context().newCDPSession(page);
  await device.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const requests: string[] = [];
  page.on('request', (request) => {
    const { operationName, variables } = request.url().endsWith('/graphql') ? request.postDataJSON() : {};
    if (operationName === 'Overview') requests.push(variables.range.last);
  });
  for (const name of ['เดือน', 'ปี', 'ทั้งหมด', 'วัน', 'เดือน', 'วัน']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true');
    await page.waitForLoadState('networkidle');
  }
  await device.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  expect(requests).toEqual(['THIS_MONTH', 'THIS_YEAR', 'ALL_TIME', 'TODAY', 'THIS_MONTH', 'TODAY']);
});
