import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
import { cachePolicies } from '@taem/client/apollo';
import { Client, cacheExchange, fetchExchange } from '@urql/core';
import type { ResultOf } from 'gql.tada';
import { GraphQLClient } from 'graphql-request';
import {
  commitLocalUpdate,
  Environment,
  fetchQuery,
  type GraphQLResponse,
  Network,
  RecordSource,
  Store,
} from 'relay-runtime';
import { afterAll, beforeAll, expect, expectTypeOf, test, vi } from 'vitest';
import { PRODUCTS, REFUSED, REVENUE, SELL, VISITS } from '../src/documents.ts';
import exportQuery, { type documentsExportQuery } from '../src/relay/__generated__/documentsExportQuery.graphql.ts';
import goodsQuery, { type documentsGoodsQuery } from '../src/relay/__generated__/documentsGoodsQuery.graphql.ts';
import { SALES } from '../src/tada.ts';
import { coffee, openShop, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
}, 60_000);
afterAll(() => shop.close());

test('codegen and graphql-request: a sale and its refusal, amounts are numbers and days texts', async () => {
  const client = new GraphQLClient(shop.url, { headers: shop.headers });
  const { products } = await client.request(PRODUCTS, { sort: { field: 'RETAIL_PRICE', direction: 'DESC' } });
  const satang = products?.items.map(({ retailPrice }) => Math.round(retailPrice * 100)) ?? [];
  expect(satang).toEqual(satang.toSorted((a, b) => b - a));
  expectTypeOf(products?.items[0]?.retailPrice).toEqualTypeOf<number | undefined>();
  const input = coffee(shop.stack, 'by-graphql-request');
  const { pay } = await client.request(SELL, { input });
  expect(pay.transaction).toMatchObject({ amountDue: 45 });
  expectTypeOf(pay.transaction?.businessDate).toEqualTypeOf<string | undefined>();
  const wrong = await client.request(SELL, { input: { ...input, idempotencyKey: 'wrong-sum', expectedAmountDue: 44 } });
  expect(wrong.pay.userErrors.map(({ code }) => code)).toEqual(['PAYMENT_MISMATCH']);
  // @ts-expect-error A sort is by one of the fields that the contract names.
  const wrongSort = client.request(PRODUCTS, { sort: { field: 'COLOUR' } });
  await expect(wrongSort).rejects.toThrow('COLOUR');
});

test('urql with its defaults asks by GET, and shows the parts that came', async () => {
  const methods: (string | undefined)[] = [];
  const client = new Client({
    url: shop.url,
    exchanges: [cacheExchange, fetchExchange],
    fetchOptions: { headers: shop.headers },
    fetch: (address, init) => {
      methods.push(init?.method);
      return fetch(address, init);
    },
  });
  const { data, error } = await client.query(PRODUCTS, { keyword: 'c' }).toPromise();
  expect([error, methods]).toEqual([undefined, ['GET']]);
  expect(data?.products?.total).toBeGreaterThan(0);
  const { token } = await shop.stack.addUser('reader', []);
  const reader = new Client({
    url: shop.url,
    exchanges: [cacheExchange, fetchExchange],
    fetchOptions: { headers: { authorization: `Bearer ${token}` } },
  });
  const partial = await reader.query(REFUSED, {}).toPromise();
  expect(partial.data).toMatchObject({ viewer: { username: 'reader' }, securityEvents: null });
  expect(partial.error?.graphQLErrors.map(({ extensions }) => extensions.code)).toEqual(['PERMISSION']);
  const sold = await client.mutation(SELL, { input: coffee(shop.stack, 'sold-by-urql') }).toPromise();
  expect(sold.data?.pay.userErrors).toEqual([]);
});

test('Apollo Client: two widgets that ask different fields of the same figures do not overwrite each other', async () => {
  const warned = vi.spyOn(console, 'warn');
  const failed = vi.spyOn(console, 'error');
  const client = new ApolloClient({
    link: new HttpLink({ uri: shop.url, headers: shop.headers }),
    cache: new InMemoryCache({ typePolicies: cachePolicies }),
  });
  const variables = { range: { last: 'THIS_MONTH' as const } };
  const revenue = await client.query({ query: REVENUE, variables });
  const visits = await client.query({ query: VISITS, variables });
  expect(client.readQuery({ query: REVENUE, variables })).toEqual(revenue.data);
  expect(client.readQuery({ query: VISITS, variables })).toEqual(visits.data);
  expect([warned.mock.calls, failed.mock.calls]).toEqual([[], []]);
});

test('gql.tada: reads all sales by their cursor, with the types of the contract', async () => {
  await shop.stack.clock.advance(61_000);
  const client = new GraphQLClient(shop.url, { headers: shop.headers });
  const amounts: number[] = [];
  let after: string | null = null;
  for (;;) {
    const { transactionFeed: page }: ResultOf<typeof SALES> = await client.request(SALES, { first: 1, after });
    for (const { node } of page?.edges ?? []) {
      amounts.push(node.amountDue);
      expectTypeOf(node.status).toEqualTypeOf<'COMPLETE' | 'VOID'>();
      expectTypeOf(node.businessDate).toEqualTypeOf<string>();
    }
    if (!page?.pageInfo.hasNextPage) break;
    after = page.pageInfo.endCursor;
  }
  await shop.stack.clock.reset();
  expect(amounts).toEqual([45, 45]);
});

test('Relay: a record is fetched again by its id, and a connection page by page', async () => {
  await shop.stack.clock.advance(61_000);
  const environment = new Environment({
    network: Network.create(async ({ text }, variables) => {
      const answer = await fetch(shop.url, {
        method: 'POST',
        headers: { ...shop.headers, 'content-type': 'application/json' },
        body: JSON.stringify({ query: text, variables }),
      });
      return (await answer.json()) as GraphQLResponse;
    }),
    store: new Store(new RecordSource()),
  });
  const id = shop.stack.ids.coffee;
  const goods = await fetchQuery<documentsGoodsQuery>(environment, goodsQuery, { id }).toPromise();
  expect(goods?.node).toBeTruthy();
  commitLocalUpdate(environment, (store) => {
    expect(store.get(id)?.getValue('retailPrice')).toBe(45);
  });
  await fetchQuery<documentsExportQuery>(environment, exportQuery, { first: 1 }).toPromise();
  let count = 0;
  commitLocalUpdate(environment, (store) => {
    const feed = store.getRoot().getLinkedRecord('__documents_transactionFeed_connection');
    count = feed?.getLinkedRecords('edges')?.length ?? 0;
    expect(feed?.getLinkedRecord('pageInfo')?.getValue('hasNextPage')).toBe(true);
  });
  await shop.stack.clock.reset();
  expect(count).toBe(1);
});
