import { Api } from '../Api.ts';
import { DEEP, expect, test } from '../test.ts';

test('issue 14: a shop sets a target for a month, and overview, health check and sales report show how much of it is reached', {
  tag: DEEP,
}, async ({ signIn, stack }) => {
  const api = new Api(stack);
  await api.signIn('owner');
  const { statistics } = await api.send<{
    statistics: { range: { to: string }; totalRevenue: { total: number } };
  }>('{ statistics(range: { last: THIS_MONTH }) { range { from to } totalRevenue { total } } }');
  const month = statistics.range.to.slice(0, 7);
  const page = await signIn('owner');
  const revenue = page.getByRole('region', { name: 'รายได้', exact: true });
  await page.goto('/bi?period=month');
  await expect(revenue).toContainText('ยังไม่ได้ตั้งเป้า');

  await page.goto('/revenue-targets/create');
  // The current month is preselected, by name.
  const name = await page.getByRole('combobox', { name: /^เดือน/ }).textContent();
  expect(name).toMatch(new RegExp(`^[ก-๙]+ ${Number(month.slice(0, 4)) + 543}$`));
  // Of the current month, only the share of the days so far counts. With this amount, that share would be reached completely.
  const [days, today] = [
    new Date(Number(month.slice(0, 4)), Number(month.slice(5)), 0).getDate(),
    Number(statistics.range.to.slice(8)),
  ];
  const satang = Math.ceil((statistics.totalRevenue.total * 100 * days) / today);
  await page.getByLabel(/^รายได้/).fill(String(satang / 50));
  await page.getByRole('button', { name: 'บันทึก' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'ทั้งร้าน' })).toContainText(name ?? '');

  // Twice the sold amount: half of it is reached, or a satang less.
  const reached = /(49|50)% ของเป้า/;
  await page.goto('/bi?period=month');
  await expect(revenue).toContainText(reached);
  await page.goto('/insight');
  await expect(page.getByRole('listitem').filter({ hasText: 'รายได้' }).first()).toContainText(reached);
  await page.goto('/bi/report/revenue/all?period=month');
  await expect(page.getByRole('region', { name: 'สรุป' })).toContainText(reached);
});
