import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { expect, it } from 'vitest';
import { ok } from '../../testing/fakeGateway.ts';
import { startTestStack } from '../../testing/stack/startTestStack.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const TARGET = `query ($branchId: ID) { statistics(range: { from: "2026-04-01", to: "2026-04-15" }, branchId: $branchId) {
  target { amount percent totalRevenue months monthsSet } totalRevenue { total } } }`;
const SET = `mutation ($input: CreateRevenueTargetInput!) { createRevenueTarget(input: $input) {
  revenueTarget { id month branchId branch { id } amount } userErrors { code path message } } }`;

const stack = openForTests(startTestStack);

it('days are reported against the target that was set for their month, in one call, and a month without one has none', async () => {
  const owner = await stack.as('owner');
  const noTarget = { amount: null, percent: null, totalRevenue: 0, months: 1, monthsSet: 0 };
  expect((await owner.ask(TARGET, {})).data.statistics.target).toEqual(noTarget);
  const month = { month: '2026-04', amount: 30_000.01 };
  const created = await owner.ask(SET, { input: month });
  expect(created.data.createRevenueTarget).toMatchObject({ revenueTarget: { ...month, branch: null }, userErrors: [] });
  const twice = await owner.ask(SET, { input: month });
  expect(twice.data.createRevenueTarget).toMatchObject({ revenueTarget: null, userErrors: [{ path: ['month'] }] });
  const calls = await stack.callsOf(async () => {
    const { data, errors } = await owner.ask(TARGET, {});
    expect(errors).toBeUndefined();
    expect(data.statistics.target).toEqual({ ...noTarget, amount: 15_000, percent: 0, monthsSet: 1 });
  });
  expect(calls.sort()).toEqual(['GET /stat/target', 'GET /stat/total-revenue']);
  expect((await owner.ask(TARGET, { branchId: stack.ids.ari })).data.statistics.target).toEqual(noTarget);
});

it('a user who may not write the settings sets no target', async () => {
  const analyst = await stack.addUser('analyst', [
    { objectCode: 'Page.Merchant.Business_Insight', actionCodes: ['READ', 'WRITE'] },
  ]);
  const { data, errors } = await analyst.ask(SET, { input: { month: '2026-05', amount: 1 } });
  const refusals = [...(errors ?? []).map(({ extensions }) => extensions?.code), ...codes(data?.createRevenueTarget)];
  expect(refusals).toEqual(['PERMISSION']);
});

const codes = (payload: { userErrors: { code: string }[] } | null | undefined) =>
  payload?.userErrors.map(({ code }) => code) ?? [];

it('a gateway that leaves out the target of months that have one has failed', async () => {
  const server = await startTestServer();
  const target = { amount: null, percent: 12, total_revenue: 5, months: 2, months_set: 2 };
  server.gateway.reply = ({ path }) => (path === '/stat/target' ? ok({ target }) : undefined);
  const { data, errors } = await server.ask(TARGET, {});
  await server.close();
  expect(data.statistics.target).toMatchObject({ amount: null, percent: 12 });
  expect(errors).toMatchObject([{ path: ['statistics', 'target', 'amount'] }]);
});
