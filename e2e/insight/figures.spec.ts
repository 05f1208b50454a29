import { formatCount, formatTwoDecimals } from '@taem/domain/money/formatNumber.ts';
import { Api } from '../Api.ts';
import { DEEP, expect, test } from '../test.ts';

interface Shop {
  report: { transactions: { items: Sale[] } };
  members: { items: Member[] };
  others: { items: Member[] };
  newest: { items: Member[] };
  products: { items: { id: string }[] };
}
interface Member {
  id: string;
  remainingPoints: number;
}
interface Sale {
  businessDate: string;
  memberId: string | null;
  totalQuantity: number;
  totalRevenue: number;
  items: { productId: string | null }[];
}

const SHOP = `query Shop($range: DayRangeInput!) {
  report(range: $range) { transactions(perPage: 1000) { items {
    businessDate memberId totalQuantity totalRevenue items { productId } } } }
  members(perPage: 1000) { items { id remainingPoints } }
  others: members(page: 2, perPage: 1000) { items { id remainingPoints } }
  newest: members(page: 3, perPage: 1000) { items { id remainingPoints } }
  products(perPage: 1000, filter: { status: ACTIVE }) { items { id } } }`;

/** Returns the shop's date as `YYYY-MM-DD`. */
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok' }).format(new Date());
const daysSince = (day: string) => (Date.parse(today()) - Date.parse(day)) / 86_400_000;

test('points, unsold products, baskets, retention and groups of buyers are what the sales come to', {
  tag: DEEP,
}, async ({ signIn, stack }) => {
  const api = new Api(stack);
  await api.signIn('owner');
  const shop = await api.send<Shop>(SHOP, { range: { from: '2000-01-01', to: today() } });
  const sales = shop.report.transactions.items;
  const members = [...shop.members.items, ...shop.others.items, ...shop.newest.items];
  const page = await signIn('owner');
  await page.route('**/graphql/stream', (route) => route.abort());
  const card = (name: string) => page.getByRole('region', { name, exact: true }).first();

  await page.goto('/bi/points?period=month');
  const owed = members.reduce((sum, { remainingPoints }) => sum + remainingPoints, 0);
  await expect(card('คงเหลือเมื่อสิ้นช่วง')).toContainText(formatCount(owed));
  await expect(page.getByText('ตรวจแล้ว')).toBeVisible();
  // Months without movement are listed too.
  await expect(page.getByRole('table', { name: 'แต้มคงค้างเมื่อสิ้นแต่ละช่วง' }).getByRole('row').last()).toContainText(
    formatCount(owed),
  );

  await page.goto('/bi/baskets?period=all');
  const amounts = sales.map(({ totalRevenue }) => totalRevenue).sort((a, b) => a - b);
  const middle = (amounts.length - 1) / 2;
  const median = ((amounts[Math.floor(middle)] ?? 0) + (amounts[Math.ceil(middle)] ?? 0)) / 2;
  await expect(card('ค่ากลางต่อบิล')).toContainText(formatTwoDecimals(median));
  const ofOne = sales.filter(({ totalQuantity }) => totalQuantity === 1).length;
  const pieces = page.getByRole('table', { name: 'จำนวนบิลตามจำนวนชิ้น' });
  await expect(pieces.getByRole('row', { name: '1 ชิ้น' }).getByRole('cell')).toHaveText(formatCount(ofOne));

  await page.goto('/bi/unsold?period=all');
  const sold = new Set(sales.flatMap(({ items }) => items.map(({ productId }) => productId)));
  const unsold = shop.products.items.filter(({ id }) => !sold.has(id)).length;
  await expect(page.getByRole('region', { name: 'สรุป' }).locator('dd').first()).toHaveText(formatCount(unsold));

  const bought = new Map<string, string[]>();
  for (const { memberId, businessDate } of sales)
    if (memberId) bought.set(memberId, [...(bought.get(memberId) ?? []), businessDate].sort());

  await page.goto('/bi/retention?months=24');
  const months = [...bought.values()].map((days) => days[0]?.slice(0, 7) ?? '');
  const first = months.toSorted()[0];
  const cohort = page.getByRole('table', { name: 'การกลับมาซื้อ' }).locator('tbody tr').first();
  await expect(cohort.getByRole('cell').first()).toHaveText(
    formatCount(months.filter((month) => month === first).length),
  );
  await expect(cohort.getByRole('cell').nth(1)).toContainText('100%');

  await page.goto('/bi/buyers');
  const loyal = members.filter(({ id }) => {
    const days = bought.get(id) ?? [];
    return days.length >= 5 && daysSince(days.at(-1) ?? '') <= 30;
  }).length;
  const link = page.getByRole('link', { name: /ลูกค้าประจำ$/ });
  await expect(link).toHaveText(formatCount(loyal));
  await link.click();
  await expect(page).toHaveURL(/buyerGroup=LOYAL/);
  await expect(page.getByRole('main')).toContainText(`จาก ${formatCount(loyal)}`);
});
