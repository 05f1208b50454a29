import { formatNumber, formatTwoDecimals } from '@taem/domain/insight/formatNumber.ts';
import { Api } from '../Api.ts';
import { expect, test } from '../test.ts';

const OWN = `query Own($id: ID!) { own: transactionTotals(filter: { range: { last: TODAY }, createById: $id }) { complete amountDue }
  cash: transactionTotals(filter: { range: { last: TODAY }, createById: $id, paymentMethod: CASH }) { tenderAmount } }`;
const TODAY = '{ statistics(range: { last: TODAY }) { totalRevenue { total } totalTransactions { total } } }';
const [TILL, INSIGHT] = [/ขายหน้าร้าน/, /วิเคราะห์ธุรกิจ/];

test('home shows a cashier the till and what they sold themselves, and no way to where they may not go', async ({
  signIn,
  stack,
}) => {
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
  for (const figure of [formatNumber(own.complete), ...[own.amountDue, cash.tenderAmount].map(formatTwoDecimals)])
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
    statistics: Record<'totalRevenue' | 'totalTransactions', { total: number }>;
  }>(TODAY);
  const today = page.getByRole('region', { name: 'วันนี้', exact: true });
  await page.goto('/');
  await expect(today.getByText(formatTwoDecimals(statistics.totalRevenue.total), { exact: true })).toBeVisible();
  await expect(today.getByText(formatNumber(statistics.totalTransactions.total), { exact: true })).toBeVisible();
  await page.goto('/bi?period=day');
  await expect(page.getByRole('region', { name: 'การพิสูจน์ตัวเลข' })).toContainText('ตรงกันทุกข้อ');
});
