import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { describe, expect, it } from 'vitest';
import { ids } from '../../testing/demoRows.ts';
import { startWriteServer } from '../../testing/startWriteServer.ts';

const server = openForTests(startWriteServer);

const bought = { categoryIds: [ids.drinks], days: { from: '2026-01-01', to: '2026-01-31' } };
const filter = {
  tagsAny: ['vip'],
  tiersNot: [ids.gold],
  totalRevenue: { from: 1.5, to: 20 },
  branchId: ids.branch,
  bought,
};
const CRITERIA = {
  filter: JSON.stringify({
    bought: { category_ids: [ids.drinks], from: '2026-01-01', to: '2026-01-31', branch_id: ids.branch },
    $and: [
      { tags: { $in: ['vip'] } },
      { tier_id: { $ne: ids.gold } },
      { 'accum.payment.total_revenue': { $gte: 1.5 } },
      { 'accum.payment.total_revenue': { $lte: 20 } },
    ],
  }),
  keyword: 'มะลิ',
  sort: '{"time":-1}',
  branch_id: ids.branch,
};

describe('CUST-09 one filter for the list, its number and its file', () => {
  const variables = { filter, keyword: 'มะลิ', sort: { field: 'CREATED_AT', direction: 'DESC' } };
  const of = (field: string) =>
    `query ($filter: MemberFilter, $keyword: String, $sort: MemberSort) { ${field}(filter: $filter, keyword: $keyword, sort: $sort)`;

  it('asks the gateway for the same by each of them', async () => {
    const listed = await server.run(`${of('members')} { items { id } } }`, variables);
    const counted = await server.run(`${of('members')} { total } }`, variables);
    for (const { calls } of [listed, counted]) {
      const { limit, skip, projection, locale, ...criteria } = Object.fromEntries(calls[0]?.query ?? []);
      expect(criteria).toEqual(CRITERIA);
    }
    const { data, calls } = await server.run(`${of('memberExport')} }`, variables);
    const address = new URL(data.memberExport, 'http://shop');
    expect([address.pathname, Object.fromEntries(address.searchParams), calls]).toEqual([
      '/export/members',
      CRITERIA,
      [],
    ]);
  });

  it('potential customers likewise, latest activity first', async () => {
    const { data } = await server.run(
      '{ potentialExport(filter: { tagsNone: ["vip"], age: { from: 20, to: 29 } }) }',
      {},
    );
    const { filter: criteria, sort } = Object.fromEntries(new URL(data.potentialExport, 'http://shop').searchParams);
    expect(sort).toBe('{"last_activity_time":-1}');
    expect(JSON.parse(criteria ?? '').$and).toHaveLength(3);
  });

  it.each([
    ['members', 'filter: { activeMonths: 3, nonActiveMonths: 3 }'],
    ['members', 'filter: { tierIds: ["a"], tiersNot: ["a"] }'],
    ['potentials', 'filter: { tagsAll: ["a"], tagsNone: ["a"] }'],
  ])('conditions that no one can pass together are refused: %s(%s)', async (field, argument) => {
    const { errors, calls } = await server.run(`{ ${field}(${argument}) { total } }`, {});
    expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    expect(calls).toEqual([]);
  });

  it('tags of all that a list finds are given by its filter, which other records do not have', async () => {
    const preview = (input: string) =>
      server.run(
        `query ($members: MemberFilter) { previewBulkEdit(input: {
          ${input}, members: $members, field: "tags", action: { kind: ADD_TAGS, tags: ["vip"] }
        }) { count } }`,
        { members: filter },
      );
    const { calls } = await preview('type: "Member", keyword: "มะลิ"');
    const { branch_id, filter: found, keyword } = CRITERIA;
    expect(calls[0]?.body).toMatchObject({ record: 'Member', keyword, filter: { ...JSON.parse(found), branch_id } });
    for (const input of ['type: "Product"', 'type: "Member", filter: [{ field: "status", value: "ACTIVE" }]']) {
      const { errors, calls: none } = await preview(input);
      expect([errors?.[0]?.extensions?.code, none]).toEqual(['BAD_USER_INPUT', []]);
    }
  });
});
