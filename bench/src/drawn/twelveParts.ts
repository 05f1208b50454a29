import { Api } from '@taem/e2e/Api.ts';

const DOCUMENT = `query Twelve($range: DayRangeInput!, $compare: Comparison!, $by: TimeUnit) {
  statistics(range: $range, compare: $compare, by: $by) {
    totalRevenue { total member guest points { time value customerType } }
    totalTransactions { total member guest points { time value customerType } }
    totalEarn { total points { time value } }
    totalRedeem { total points { time value } }
    totalRemaining
    newMembers { total points { time value } }
    totalMembers { total tiers { value tier { id name } } }
    products(perPage: 10) { items { name totalRevenue totalQuantity } }
    productCategories(perPage: 10) { items { name totalRevenue totalQuantity } }
    paymentMethods { paymentMethod totalRevenue }
    hours: breakdown(by: [HOUR], first: 24) { rows { hour totalRevenue totalTransactions } }
    branches: breakdown(by: [BRANCH], first: 10) { rows { branch { id name } totalRevenue totalTransactions } }
  }
}`;

const PARTS = [
  ['totalRevenue', 'STACKED_BAR', 12],
  ['totalTransactions', 'LINE', 6],
  ['totalEarn', 'BAR', 6],
  ['totalRedeem', 'BAR', 6],
  ['totalRemaining', 'NUMBER', 3],
  ['newMembers', 'LINE', 6],
  ['totalMembers', 'TABLE', 6],
  ['products', 'TABLE', 6],
  ['productCategories', 'BAR', 6],
  ['paymentMethods', 'RING', 6],
  ['hours', 'BAR', 12],
  ['branches', 'TABLE', 6],
] as const;

/** Saves a dashboard of twelve parts; returns its id. */
export async function saveTwelveParts(url: string): Promise<string> {
  const api = new Api({ url });
  await api.signIn('owner');
  const parts = PARTS.map(([path, drawing, width]) => ({ path: `statistics.${path}`, drawing, width }));
  const input = { name: 'Twelve', document: DOCUMENT, variables: '{}', parts };
  const { createDashboard } = await api.send<{
    createDashboard: { dashboard: { id: string } | null; userErrors: { message: string }[] };
  }>(
    'mutation ($input: CreateDashboardInput!) { createDashboard(input: $input) { dashboard { id } userErrors { path message } } }',
    { input },
  );
  if (!createDashboard.dashboard) throw new Error(JSON.stringify(createDashboard.userErrors));
  return createDashboard.dashboard.id;
}
