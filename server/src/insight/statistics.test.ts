import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ids } from '../testing/demoRows.ts';
import { type Answer, ok, refusal } from '../testing/fakeGateway.ts';
import { startTestServer } from '../testing/startTestServer.ts';

const NOVEMBER = '{ from: "2026-11-01", to: "2026-11-30" }';

const server = openForTests(startTestServer);

/** Returns the answer and the calls of one operation, each with its decoded query. */
async function ask(query: string, variables?: object) {
  const before = server.gateway.calls.length;
  const answer = await server.ask(query, variables);
  const calls = server.gateway.calls.slice(before).map(({ method, path, query: parameters }) => ({
    call: `${method} ${path}`,
    query: Object.fromEntries(parameters),
  }));
  return { ...answer, calls };
}

const stat = (path: string, query: object) => ({
  call: `GET /stat/${path}`,
  query: { period_type: 'Day', from: '2026-11-01', to: '2026-11-30', ...query },
});

describe('statistics of one field', () => {
  it.each([
    [
      'STAT-01 revenue',
      'totalRevenue { points { time value customerType } }',
      stat('total-revenue', { projection: 'segment.customerType,time,value' }),
      {
        totalRevenue: {
          points: [
            { time: '2026-11-01', value: 0.1, customerType: 'MEMBER' },
            { time: '2026-11-01', value: 100, customerType: 'GUEST' },
            { time: '2026-11-02', value: 0.2, customerType: 'MEMBER' },
          ],
        },
      },
    ],
    [
      'STAT-01 revenue in one exact sum',
      'totalRevenue { total member guest }',
      stat('total-revenue', { projection: 'segment.customerType,value' }),
      { totalRevenue: { total: 100.3, member: 0.3, guest: 100 } },
    ],
    [
      'STAT-02 sales, with cards under one name',
      'totalTransactions { total points { customerType paymentMethod value } }',
      stat('total-trans', { projection: 'segment.customerType,segment.paymentMethod,value' }),
      {
        totalTransactions: {
          total: 4,
          points: [
            { customerType: 'MEMBER', paymentMethod: 'CASH', value: 3 },
            { customerType: 'GUEST', paymentMethod: 'CREDIT_DEBIT', value: 1 },
          ],
        },
      },
    ],
    [
      'STAT-12 pieces',
      'totalQuantity { total member }',
      stat('total-qty', { projection: 'segment.customerType,value' }),
      { totalQuantity: { total: 7, member: 0 } },
    ],
    [
      'STAT-03 new members',
      'newMembers { total }',
      stat('new-subs', { projection: 'value' }),
      { newMembers: { total: 2 } },
    ],
    [
      'STAT-04 members by tier, the tier without a call of its own',
      'totalMembers { total tiers { value tier { name } } }',
      stat('total-subs', { projection: 'segment.tier,value' }),
      {
        totalMembers: {
          total: 40,
          tiers: [
            { value: 30, tier: null },
            { value: 10, tier: { name: 'Gold' } },
          ],
        },
      },
    ],
    [
      'STAT-05 points earned',
      'totalEarn { total points { time value } }',
      stat('total-earn', { projection: 'time,value' }),
      {
        totalEarn: {
          total: 20,
          points: [
            { time: '2026-11-01', value: 14 },
            { time: '2026-11-02', value: 6 },
          ],
        },
      },
    ],
    [
      'STAT-06 points spent',
      'totalRedeem { total }',
      stat('total-redeem', { projection: 'value' }),
      { totalRedeem: { total: 10 } },
    ],
    [
      'STAT-07, STAT-17 members of a tier, a page in order',
      'members(page: 3, perPage: 5, filter: { tierName: "Gold" }, sort: { field: LIFETIME_REVENUE, direction: DESC }) { total items { firstname phone tier { name } totalRevenue } }',
      stat('members', {
        limit: '5',
        skip: '10',
        sort: '{"ltv":-1}',
        filter: '{"tier.name":"Gold"}',
        projection: 'firstname,payment.total_revenue,phone,tier',
      }),
      {
        members: {
          total: 11,
          items: [{ firstname: 'Somchai 0', phone: '+66812345678', tier: { name: 'Gold' }, totalRevenue: 360.5 }],
        },
      },
    ],
    [
      'BI-49 what a member prefers',
      'members { items { lifeTime { topExpenseCategory { id name amount } topFrequentProduct { name frequent } totalQuantity cashAmount otherAmount products { id quantity } } } }',
      stat('members', { limit: '10', projection: 'life_time' }),
      {
        members: {
          items: [
            {
              lifeTime: {
                topExpenseCategory: { id: null, name: null, amount: 390 },
                topFrequentProduct: { name: 'Coffee', frequent: 3 },
                totalQuantity: 30,
                cashAmount: 1000,
                otherAmount: 0,
                products: [{ id: ids.coffee, quantity: 6 }],
              },
            },
          ],
        },
      },
    ],
    [
      'STAT-13 big spenders',
      'bigSpenders { items { phone joinedAt } }',
      stat('big-spenders', { limit: '10', projection: 'phone,time' }),
      { bigSpenders: { items: [{ phone: '+66812345678', joinedAt: '2026-01-05T02:00:00.000Z' }] } },
    ],
    [
      'STAT-14 frequent members, counted alone',
      'frequentMembers { total }',
      stat('frequent-members', { limit: '10', projection: 'member_id' }),
      { frequentMembers: { total: 1 } },
    ],
    [
      'STAT-08 guests',
      'guests { gender ageRange totalQuantity totalDiscount }',
      stat('guests', { projection: 'age,gender,payment.total_discount,payment.total_qty' }),
      { guests: [{ gender: 'FEMALE', ageRange: 'AGE_OVER_60', totalQuantity: 6, totalDiscount: -39.5 }] },
    ],
    [
      'STAT-15 the top five products of members',
      'products(perPage: 5, filter: { boughtBy: MEMBER }, sort: { field: MEMBER_QUANTITY, direction: DESC }) { items { productId name member { totalQuantity } } }',
      stat('products', {
        limit: '5',
        sort: '{"life_time.member.total_qty":-1,"name":1}',
        filter: '{"life_time.member.total_qty":{"$gt":0}}',
        projection: 'life_time.member,name,product_id',
        addon: 'product_id',
      }),
      { products: { items: [{ productId: ids.coffee, name: 'Coffee', member: { totalQuantity: 3 } }] } },
    ],
    [
      'STAT-16 products of a category, the members who bought them only when asked for',
      `products(filter: { categoryId: "${ids.drinks}" }) { items { category { name } subCategory { name } totalMembers } }`,
      stat('products', {
        limit: '10',
        filter: `{"category_id":"${ids.drinks}"}`,
        projection: 'category,sub_category,totalMember',
        addon: 'product_id',
      }),
      { products: { items: [{ category: { name: 'Drinks' }, subCategory: null, totalMembers: 2 }] } },
    ],
    [
      'STAT-10 categories',
      'productCategories(sort: { field: NAME }) { items { categoryId name totalRevenue guest { totalQuantity } } }',
      stat('product-categories', {
        limit: '10',
        sort: '{"name":1}',
        projection: 'life_time.guest,name,product_category_id,total_revenue',
        addon: 'product_category_id',
      }),
      {
        productCategories: {
          items: [{ categoryId: ids.drinks, name: 'Drinks', totalRevenue: 325, guest: { totalQuantity: 2 } }],
        },
      },
    ],
    [
      'STAT-11 sub-categories, null where a product had none',
      'productSubCategories { items { subCategoryId name categoryId totalQuantity } }',
      stat('product-sub-categories', {
        limit: '10',
        projection: 'name,product_category_id,product_sub_category_id,total_qty',
        addon: 'product_sub_category_id',
      }),
      { productSubCategories: { items: [{ subCategoryId: null, name: null, categoryId: null, totalQuantity: 5 }] } },
    ],
    [
      'BI-46 tenders with bank and card by name',
      'paymentMethods { paymentMethod instituteName cardName totalTransactions totalRevenue }',
      stat('payment-methods', {
        projection: 'card_name,institute_name,payment_method,total_revenue,total_transaction',
      }),
      {
        paymentMethods: [
          {
            paymentMethod: 'CREDIT_DEBIT',
            instituteName: 'Bank of Mango',
            cardName: 'Visa',
            totalTransactions: 2,
            totalRevenue: 280.5,
          },
        ],
      },
    ],
    [
      'BI-48 tiers, and the points their members hold, in one call',
      'totalRemaining tiers { name bigSpenders }',
      stat('tiers', { projection: 'big_spenders,tier.name,total_remaining' }),
      {
        totalRemaining: 1011,
        tiers: [
          { name: 'Gold', bigSpenders: 1 },
          { name: 'Standard', bigSpenders: 1 },
        ],
      },
    ],
  ])('%s', async (_rule, fields, expected, data) => {
    const answer = await ask(`{ statistics(range: ${NOVEMBER}) { ${fields} } }`);
    expect(answer.calls).toEqual([expected]);
    expect(answer.errors).toBeUndefined();
    expect(answer.data.statistics).toEqual(data);
  });
});

describe('statistics together', () => {
  it('six statistics for two periods cost one call for each statistic and period, whatever the aliases', async () => {
    const figures = `totalRevenue { total } revenueAgain: totalRevenue { member points { time value } }
      totalTransactions { total } trans: totalTransactions { points { paymentMethod value } } totalQuantity { total } newMembers { total }
      totalEarn { total } earned: totalEarn { points { time } } totalRedeem { total }`;
    const { calls, data, errors } = await ask(`{
      thisMonth: statistics(range: ${NOVEMBER}) { ${figures} }
      sameMonth: statistics(range: ${NOVEMBER}) { qty: totalQuantity { member guest } }
      lastMonth: statistics(range: { from: "2026-10-01", to: "2026-10-31" }) { ${figures} }
    }`);
    expect(errors).toBeUndefined();
    expect(calls).toHaveLength(12);
    expect(new Set(calls.map(({ call, query }) => `${call} ${query.from}`)).size).toBe(12);
    expect(data.thisMonth).toMatchObject({ totalRevenue: { total: 100.3 }, revenueAgain: { member: 0.3 } });
    expect(data.sameMonth.qty).toEqual({ member: 0, guest: 7 });
  });

  it('D5 days, unit and comparison are distinguished; without a comparison nothing is before', async () => {
    const { calls, data } = await ask(`{
      compared: statistics(range: { from: "2026-09-01", to: "2026-11-22" }, by: MONTH, compare: PREVIOUS_PERIOD) {
        id range { from to } by totalRevenue { total } previous { id range { from to } by previous { by } totalRevenue { total } } }
      alone: statistics(range: { from: "2026-09-01", to: "2026-11-22" }) { by previous { by } } }`);
    expect(data.compared).toMatchObject({
      id: '2026-09-01 2026-11-22 MONTH PREVIOUS_PERIOD ALL',
      range: { from: '2026-09-01', to: '2026-11-22' },
      by: 'MONTH',
      previous: {
        id: '2026-06-01 2026-08-22 MONTH ALONE ALL',
        range: { from: '2026-06-01', to: '2026-08-22' },
        by: 'MONTH',
        previous: null,
      },
    });
    expect(data.alone).toEqual({ by: 'DAY', previous: null });
    expect(calls.map(({ query }) => [query.period_type, query.from, query.to])).toEqual([
      ['Month', '2026-09-01', '2026-11-22'],
      ['Month', '2026-06-01', '2026-08-22'],
    ]);
  });

  it('a branch narrows every statistic', async () => {
    const { calls } = await ask(
      `query($branch: ID) { statistics(range: ${NOVEMBER}, branchId: $branch) {
        totalQuantity { total } guests { gender } healthCheck { month } } }`,
      { branch: ids.branch },
    );
    expect(calls.map(({ query }) => query.branch_id)).toEqual([ids.branch, ids.branch, ids.branch]);
  });

  it('the people, products and tenders of many rows are loaded in one call for each kind', async () => {
    const { calls, errors } = await ask(`{ statistics(range: ${NOVEMBER}) {
      members { items { member { nickname } } } bigSpenders { items { member { nickname } tier { description } } }
      products { items { product { retailPrice } category { description } } }
      paymentMethods { paymentMethod institute { name } card { name } } } }`);
    expect(errors).toBeUndefined();
    const loads = calls.map(({ call }) => call).filter((call) => !call.startsWith('GET /stat/'));
    expect(loads.sort()).toEqual([
      'GET /cards',
      'GET /institutes',
      'GET /member-tiers',
      'GET /members',
      'GET /product-categories',
      'GET /products',
    ]);
  });

  it('IM-26 since when there are sales is one call, of the branch; anything that is not a day is an error, and a gateway without it says nothing', async () => {
    const { reply: usual } = server.gateway;
    const since = async (body: Answer, branch = '') => {
      server.gateway.reply = (call) => (call.path === '/stat/first-sale' ? body : usual(call));
      const answer = await ask(`{ statistics(range: ${NOVEMBER}${branch}) { salesSince } }`);
      return { ...answer, since: answer.data?.statistics.salesSince };
    };
    const { calls, ...found } = await since(ok({ first_sale: '2025-10-26' }), `, branchId: "${ids.branch}"`);
    expect([found.since, calls]).toEqual([
      '2025-10-26',
      [{ call: 'GET /stat/first-sale', query: { branch_id: ids.branch } }],
    ]);
    expect((await since(ok({ first_sale: null }))).since).toBeNull();
    const unreadable = await since(ok({ first_sale: 'once' }));
    expect([unreadable.since, unreadable.errors?.length]).toEqual([null, 1]);
    const missing = await since(refusal(404, 'NOT_FOUND', 'Not here.'));
    expect([missing.since, missing.errors]).toEqual([null, undefined]);
    server.gateway.reply = usual;
  });

  it('BI-06 the nine figures of a month are one call; a month without sales has no change', async () => {
    const { calls, data } = await ask(`{ statistics(range: ${NOVEMBER}) { healthCheck(month: "2026-11-09") {
      month revenueChangePercent
      current { from to totalRevenue topChannel { name totalRevenue share } memberShare newMembers topProduct { name share }
        averageBasket topCategory { name } highDemandProduct { name totalQuantity } peakDay { weekday totalQuantity } }
      previous { from to totalRevenue } } } }`);
    expect(calls).toEqual([{ call: 'GET /stat/health-check', query: { month: '2026-11' } }]);
    expect(data.statistics.healthCheck).toEqual({
      month: '2026-11-01',
      revenueChangePercent: null,
      current: {
        from: '2026-11-01',
        to: '2026-11-20',
        totalRevenue: 400,
        topChannel: { name: 'Branch 0', totalRevenue: 400, share: null },
        memberShare: 75.5,
        newMembers: 2,
        topProduct: { name: 'Coffee', share: 60 },
        averageBasket: 100,
        topCategory: { name: 'Drinks' },
        highDemandProduct: { name: 'Coffee', totalQuantity: 6 },
        peakDay: { weekday: 'FRIDAY', totalQuantity: 9 },
      },
      previous: { from: '2026-10-01', to: '2026-10-20', totalRevenue: 0 },
    });
  });

  it('STAT-18 a statistic that fails is null with its error, and all the others arrive', async () => {
    const before = server.gateway.reply;
    server.gateway.reply = (call) =>
      call.path === '/stat/total-qty'
        ? refusal(400, 'PERMISSION', 'No permission: Read on Page.Merchant.Business_Insight is needed.')
        : before(call);
    const { data, errors, status } = await ask(
      `{ statistics(range: ${NOVEMBER}) { totalQuantity { total } totalEarn { total } } }`,
    );
    server.gateway.reply = before;
    expect(status).toBe(200);
    expect(data.statistics).toEqual({ totalQuantity: null, totalEarn: { total: 20 } });
    expect(errors).toMatchObject([
      {
        path: ['statistics', 'totalQuantity'],
        extensions: { code: 'PERMISSION', status: 400, serverCode: 'PERMISSION' },
      },
    ]);
  });
});

describe('the days of figures', () => {
  // 18:30 on the last day of the year in London is already 1 January in Bangkok.
  beforeAll(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-31T18:30:00Z') });
  });
  afterAll(() => {
    vi.useRealTimers();
  });

  it.each([
    ['today', 'last: TODAY', '2027-01-01', '2027-01-01'],
    ['this month so far', 'last: THIS_MONTH', '2027-01-01', '2027-01-01'],
    ['the year before', 'last: LAST_YEAR', '2026-01-01', '2026-12-31'],
    ['all time from 2000', 'last: ALL_TIME', '2000-01-01', '2027-01-01'],
    ['from a first day to today', 'from: "2026-08-01"', '2026-08-01', '2027-01-01'],
  ])('OP-21, OP-57 %s, as the calendar of the shop says', async (_rule, range, from, to) => {
    const { calls } = await ask(`{ statistics(range: { ${range} }) { totalQuantity { total } } }`);
    expect(calls[0]?.call).toBe('GET /merchants/home');
    expect(calls[1]?.query).toMatchObject({ from, to });
    expect(calls).toHaveLength(2);
  });

  it.each([
    ['DAY', 'Day'],
    ['WEEK', 'Week'],
    ['MONTH', 'Month'],
    ['QUARTER', 'Quarter'],
    ['YEAR', 'Year'],
  ])('by %s, without a call where the days are named', async (by, period_type) => {
    const { calls } = await ask(`{ statistics(range: { to: "2026-05-17" }, by: ${by}) { totalQuantity { total } } }`);
    expect(calls.map(({ query }) => query)).toMatchObject([{ from: '2000-01-01', to: '2026-05-17', period_type }]);
  });

  it.each([
    ['TODAY', 'PREVIOUS_PERIOD', '2026-12-31T16:59:59Z', '2026-12-30', '2026-12-31', '23:59'],
    ['TODAY', 'PREVIOUS_PERIOD', '2026-12-31T17:00:00Z', '2026-12-31', '2027-01-01', '00:00'],
    ['TODAY', 'PREVIOUS_WEEK', '2026-12-31T17:29:10Z', '2026-12-25', '2027-01-01', '00:29'],
    ['TODAY', 'PREVIOUS_YEAR', '2027-02-28T11:05:00Z', '2026-02-28', '2027-02-28', '18:05'],
    ['THIS_MONTH', 'PREVIOUS_PERIOD', '2026-11-26T11:05:40Z', '2026-10-26', '2026-11-26', '18:05'],
    ['YESTERDAY', 'PREVIOUS_PERIOD', '2026-12-31T17:00:00Z', '2026-12-30', null, null],
    ['LAST_MONTH', 'PREVIOUS_PERIOD', '2026-12-31T17:00:00Z', '2026-11-30', null, null],
  ])(
    'docs/adr/0092 %s beside %s at %s ends %s as far as %s has gone, %s',
    async (last, compare, now, to, day, time) => {
      vi.setSystemTime(new Date(now));
      const fields =
        'until previous { until range { to } totalQuantity { total } rows: breakdown(by: [HOUR]) { total } }';
      const { calls, data } = await ask(
        `{ statistics(range: { last: ${last} }, compare: ${compare}) { ${fields} beside: breakdown(by: [HOUR]) { rows { change } } } }`,
      );
      vi.setSystemTime(new Date('2026-12-31T18:30:00Z'));
      expect(data.statistics).toMatchObject({
        until: null,
        previous: { range: { to }, until: day && `${to} ${time}:00` },
      });
      const at = new Date(Math.floor(Date.parse(now) / 60_000) * 60_000).toISOString();
      const cut = (prefix: string) => (day ? { [`${prefix}so_far_day`]: day, [`${prefix}so_far_at`]: at } : {});
      const sent = (call: string, from: string) => calls.find((one) => one.call === call && one.query[from] === to);
      const cutOf = (query: object = {}) =>
        Object.fromEntries(Object.entries(query).filter(([name]) => name.includes('so_far')));
      expect(cutOf(sent('GET /stat/total-qty', 'to')?.query)).toEqual(cut(''));
      expect(cutOf(sent('GET /stat/breakdown', 'to')?.query)).toEqual(cut(''));
      expect(cutOf(sent('GET /stat/breakdown', 'compare_to')?.query)).toEqual(cut('compare_'));
    },
  );

  it('D5 of named days that are not over only those that have been are compared', async () => {
    const { calls, data } = await ask(
      '{ statistics(range: { from: "2027-01-01", to: "2027-01-31" }, compare: PREVIOUS_PERIOD) { previous { range { from to } } } }',
    );
    expect(data.statistics.previous.range).toEqual({ from: '2026-12-01', to: '2026-12-01' });
    expect(calls.map(({ call }) => call)).toEqual(['GET /merchants/home']);
  });

  it.each([
    ['the wrong way round', 'from: "2026-05-18", to: "2026-05-17"', 'range has a `from` after its `to`.'],
    ['both ways of naming them', 'last: TODAY, to: "2026-05-17"', 'range takes either `last`, or `from` and `to`.'],
    ['none', '', 'range needs `last`, `from` or `to`.'],
  ])('%s is refused before anything is called, of figures and of lists', async (_what, range, message) => {
    for (const field of ['statistics(range: R) { by }', 'report(range: R) { id }', 'calendar(range: R) { total }']) {
      const { calls, errors } = await ask(`{ ${field.replace('R', `{ ${range} }`)} }`);
      expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT', status: 400 } }]);
      expect(calls).toEqual([]);
    }
  });

  it.each([
    ['transactions(filter: { range: { last: THIS_MONTH } }) { total }', '2027-01-01', '2027-01-31'],
    ['stockImports(filter: { range: { last: THIS_MONTH } }) { total }', '2027-01-01', '2027-01-31'],
    ['calendar(range: { last: THIS_MONTH }) { total }', '2027-01-01', '2027-01-31'],
    ['calendar(range: { last: ALL_TIME }) { total }', '2000-01-01', '2700-12-31'],
  ])('D5 the same days narrow %s, whole weeks and months to their end', async (field, from, to) => {
    const { calls } = await ask(`{ ${field} }`);
    expect(calls.at(-1)?.query).toMatchObject({ from, to });
    expect(calls).toHaveLength(field.includes('ALL_TIME') ? 1 : 2);
  });

  it('D5 the same days narrow members by what happened to them', async () => {
    const { calls, errors } = await ask(
      '{ members(filter: { created: { last: YESTERDAY }, birthdate: { from: "1990-01-01" } }) { total } }',
    );
    expect(errors).toBeUndefined();
    expect(calls.at(-1)?.query.filter).toBe(
      '{"$and":[{"birthdate":{"$gte":"1990-01-01"}},{"time":{"$gte":"2026-12-30T17:00:00.000Z"}},{"time":{"$lt":"2026-12-31T17:00:00.000Z"}}]}',
    );
  });
});
