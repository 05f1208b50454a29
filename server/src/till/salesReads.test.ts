import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { expect, test } from 'vitest';
import { ids } from '../testing/demoRows.ts';
import { webOperations } from '../testing/faults/webOperations.ts';
import { startTestServer } from '../testing/startTestServer.ts';

const server = openForTests(startTestServer);
const documents = new Map(webOperations().map(({ name, text }) => [name, text]));

/** Returns the calls that an operation of the till makes. */
async function requestsOf(operation: string, variables: object) {
  const before = server.gateway.calls.length;
  const { data, errors } = await server.ask(documents.get(operation) ?? '', variables);
  expect(errors).toBeUndefined();
  const calls: Record<string, string>[] = server.gateway.calls
    .slice(before)
    .map(({ path, query }) => ({ path, ...Object.fromEntries(query) }));
  return { data, calls };
}

test('PAY-18 products on sale by keyword or category, 200 at a time', async () => {
  const first = await requestsOf('SalesProducts', { page: 1, keyword: 'latte', categoryId: null });
  expect(first.calls).toMatchObject([
    { path: '/products', limit: '200', keyword: 'latte', filter: '{"status":"Active"}' },
  ]);
  const next = await requestsOf('SalesProducts', { page: 2, keyword: null, categoryId: ids.drinks });
  expect(next.calls).toMatchObject([
    { limit: '200', skip: '200', filter: JSON.stringify({ status: 'Active', category_id: ids.drinks }) },
  ]);
});

test('PAY-20 of a product the cards load what they show, and the dialog of one product the rest', async () => {
  const { calls: cards } = await requestsOf('SalesProducts', { page: 1, keyword: null, categoryId: null });
  const { calls: details } = await requestsOf('ProductDetails', { id: ids.coffee });
  expect([...cards, ...details].map(({ path, projection }) => [path, projection])).toEqual([
    [
      '/products',
      'category_id,code,id,image_url,is_vat_exempt,menu_option_group_ids,name,retail_price,skip_stock,sub_category_id',
    ],
    [
      `/products/${ids.coffee}`,
      'category,category_id,desc,hashtags,id,menu_option_group_ids,sub_category,sub_category_id',
    ],
  ]);
});

test('PAY-19 the active categories by name, up to 1000, with id and name alone', async () => {
  expect((await requestsOf('SalesCategories', {})).calls).toEqual([
    {
      path: '/product-categories',
      limit: '1000',
      filter: '{"status":"Active"}',
      projection: 'id,name',
      sort: '{"name":1}',
      locale: 'th-TH',
    },
  ]);
});

test('PAY-03, PAY-45 members by keyword, 20 a page, with tier, points and last purchase', async () => {
  const { data, calls } = await requestsOf('SearchMembers', { keyword: 'mali', page: 2 });
  const [members, tiers, ...more] = calls;
  expect(members).toMatchObject({ path: '/members', limit: '20', skip: '20', keyword: 'mali' });
  const columns = ['id', 'firstname', 'lastname', 'image_url', 'phone', 'tags', 'last_transaction_time'];
  expect(members?.projection?.split(',')).toEqual(
    expect.arrayContaining([...columns, 'lifetime_value.remaining_reward', 'tier_id']),
  );
  // One call for the tiers of all twenty members.
  expect(tiers).toMatchObject({ path: '/member-tiers', projection: 'id,image_url,level,name' });
  expect(more).toEqual([]);
  expect(data.members.items).toHaveLength(20);
  expect(data.members.items[0]).toMatchObject({
    lastname: 'Jaidee',
    remainingPoints: 100,
    lastTransactionTime: '2026-11-01T03:00:00.000Z',
    tier: { id: ids.gold, name: 'Gold', imageUrl: null },
  });
});
