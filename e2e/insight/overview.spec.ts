import { formatNumber, formatTwoDecimals } from '@taem/domain/insight/formatNumber.ts';
import { Api } from '../Api.ts';
import { expect, test } from '../test.ts';

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
  await expect(card('จำนวนบิล')).toContainText(formatNumber(totalTransactions.total));
  await expect(card('แต้มสะสม').getByRole('row', { name: 'คงเหลือ' })).toContainText(formatNumber(totalRemaining));
  // The last month of the chart is the month of the cards.
  const bars = [totalRevenue.member, totalRevenue.guest, totalRevenue.total].map(formatTwoDecimals);
  const month = card('รายได้ตามเวลา').getByRole('row').last();
  await expect(month.getByRole('cell')).toHaveText(bars);
});
