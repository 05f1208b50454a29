import { fieldPaths } from '@taem/domain/contract/operationText.ts';
import { chartOf } from '@taem/domain/insight/dashboards/chartOf.ts';
import { dashboardFaults } from '@taem/domain/insight/dashboards/dashboardFaults.ts';
import { toggleField } from '@taem/domain/insight/dashboards/documentText.ts';
import { drawingsFor, figureParts } from '@taem/domain/insight/dashboards/figureParts.ts';
import { type DashboardAnswer, layOut } from '@taem/domain/insight/dashboards/layOut.ts';
import { readDocument } from '@taem/domain/insight/dashboards/readDocument.ts';
import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { buildSchema } from 'graphql';
import { describe, expect, it, test } from 'vitest';
import { createSchema, readContract } from '../../schema.ts';
import { startTestStack } from '../../testing/stack/startTestStack.ts';

const schema = createSchema();
/** The ten questions of an owner that `npm run bench -- questions` compares with a file of real sales. */
const { questions } = (await import(new URL('../../../../bench/src/questions/questions.ts', import.meta.url).href)) as {
  questions: readonly { name: string; document: string }[];
};

const read = (text: string) => {
  const found = readDocument(text);
  if (!found.ok) throw new Error(found.fault.message);
  return found.read;
};
const partsOf = (text: string) => figureParts(read(text), schema);
const partAt = (text: string, path: string) => {
  const drawing = 'TABLE' as const;
  return { document: text, variables: '{}', parts: [{ path, title: null, drawing, width: 12, columns: [] }] };
};

describe('the questions of an owner, as dashboards', () => {
  it('are ten', () => expect(questions).toHaveLength(10));

  it.each(questions.map(({ name, document }) => [name, document] as const))('%s: fits, and can be drawn', (_, text) => {
    expect(dashboardFaults(text, '{}', schema)).toEqual([]);
    const parts = partsOf(text);
    expect(parts).toHaveLength(1);
    for (const part of parts) expect(drawingsFor(part)).toContain('TABLE');
  });

  it('name the nearest field where the contract has changed', () => {
    const changed = buildSchema(
      readContract().replace('  retention: [RetentionCohort', '  retentions: [RetentionCohort'),
    );
    const faults = questions.flatMap(({ document }) => dashboardFaults(document, '{}', changed));
    expect(faults).toMatchObject([{ name: 'retention', nearest: ['retentions'] }]);
  });
});

const asking = (select: string) =>
  `query Q($range: DayRangeInput!, $by: TimeUnit) { statistics(range: $range, by: $by) { ${select} } }`;

it.each([
  ['totalRemaining', ['NUMBER', 'TABLE']],
  ['totalRevenue { total member guest }', ['NUMBER', 'TABLE']],
  ['totalRevenue { total points { time value } }', ['BAR', 'LINE', 'TABLE', 'NUMBER']],
  ['paymentMethods { paymentMethod instituteName cardName totalRevenue }', ['BAR', 'TABLE', 'RING']],
  [
    'breakdown(by: [DAY, TENDER, BANK]) { rows { day paymentMethod institute { name } tenderAmount } }',
    ['STACKED_BAR', 'LINE', 'TABLE'],
  ],
  ['totalRevenue { points { time value customerType } }', ['STACKED_BAR', 'LINE', 'TABLE']],
  ['tiers { name totalMembers }', ['BAR', 'TABLE', 'RING']],
  ['breakdown(by: [HOUR]) { rows { hour totalRevenue } }', ['BAR', 'LINE', 'TABLE']],
  [
    'breakdown(by: [HOUR, BRANCH]) { rows { hour branchId branch { name } totalRevenue } }',
    ['STACKED_BAR', 'LINE', 'TABLE'],
  ],
  ['breakdown(by: [HOUR, BRANCH, TIER]) { rows { hour branchId tierId totalRevenue } }', ['TABLE']],
  ['products { items { code productId name totalRevenue } }', ['BAR', 'TABLE', 'RING']],
])('%s is drawn as %j', (select, drawings) => {
  expect(partsOf(asking(select)).map(drawingsFor)).toEqual([drawings]);
});

describe('ticking a field', () => {
  const toggle = (text: string, path: string) => toggleField(text, path.split('.'), schema) ?? '';

  it('grows a document from nothing to what runs, and back to nothing', () => {
    const grown = toggle('', 'statistics.totalRevenue');
    expect(grown).toBe(`query Dashboard($range: DayRangeInput!, $by: TimeUnit, $compare: Comparison, $branchId: ID) {
  statistics(range: $range, by: $by, compare: $compare, branchId: $branchId) {
    totalRevenue {
      total
      member
      guest
      points {
        time
        value
        customerType
      }
    }
  }
}
`);
    expect(toggle(grown, 'statistics.totalRevenue')).toBe('');
  });

  it('keeps what someone wrote: comments, aliases and arguments', () => {
    const text = `# of the day
query Mine($range: DayRangeInput!) {
  statistics(range: $range) {
    # what came in
    sold: totalRevenue { total }
  }
}
`;
    const more = toggle(text, 'statistics.totalRevenue.member');
    expect(more).toContain('# what came in\n    sold: totalRevenue { total\n      member\n    }');
    const report = toggle(text, 'report.transactions');
    expect(report).toContain('query Mine($range: DayRangeInput!, $branchId: ID) {');
    expect(toggle(report, 'report')).toBe(text.replace(/\n {2}}\n}\n$/, '\n  }\n}\n'));
    const less = toggle(text.replace('{ total }', '{ total, member }'), 'statistics.totalRevenue.total');
    expect(less).toContain('sold: totalRevenue { member }');
  });

  it('of every figure gives a document that fits, and unticking it gives back what was', () => {
    const base = toggle('', 'statistics.totalRemaining');
    const fields = schema.getType('Statistics');
    if (!fields || !('getFields' in fields)) throw new Error('no statistics');
    for (const name of Object.keys(fields.getFields())) {
      if (['id', 'range', 'by', 'previous', 'totalRemaining'].includes(name)) continue;
      const grown = toggle(base, `statistics.${name}`);
      expect(dashboardFaults(grown, '{}', schema), grown).toEqual([]);
      expect(fieldPaths(read(grown)).has(`statistics.${name}`)).toBe(true);
      expect(toggle(grown, `statistics.${name}`)).toBe(base);
    }
  });

  it('of what cannot be read changes nothing', () => {
    expect(toggleField('{ statistics(', ['report'], schema)).toBeNull();
    expect(toggleField('{ statistics { id } }', ['statistics', 'nothing'], schema)).toBeNull();
  });
});

describe('an answer laid out', () => {
  const text = asking(
    'a: totalRevenue { total points { time value } } totalQuantity { total } previous { a: totalRevenue { total } }',
  );
  const point = (time: string, value: number) => ({ time, value });
  const data = {
    statistics: {
      a: { total: 30, points: [point('2026-03-01', 10), point('2026-03-02', 20)] },
      totalQuantity: null,
      previous: { a: { total: 15 } },
    },
  };
  const errors = [{ message: 'No.', path: ['statistics', 'totalQuantity'], extensions: { code: 'PERMISSION' } }];

  it('has its figures, the previous ones beside them, and a column that is worked out for each row', () => {
    const body = partAt(text, 'statistics.a');
    const [part] = layOut(
      {
        ...body,
        parts: body.parts.map((one) => ({
          ...one,
          columns: [
            { name: 'VAT', formula: 'value * 7 / 107' },
            { name: 'x', formula: 'gone / 0' },
          ],
        })),
      },
      schema,
      { data },
    );
    expect(part?.head).toMatchObject([{ value: 30, before: 15 }]);
    expect(
      part?.rows.map((row) => row.map((value) => (typeof value === 'number' ? Math.round(value * 100) / 100 : value))),
    ).toEqual([
      ['2026-03-01', 10, 0.65, null],
      ['2026-03-02', 20, 1.31, null],
    ]);
    expect(part?.columnFaults).toEqual([{ column: 'x', field: 'gone', fields: ['value'] }]);
  });

  it('says of a part why it has none, and the others stand', () => {
    const of = (path: string): DashboardAnswer & { part: ReturnType<typeof layOut>[number] | undefined } => ({
      part: layOut(partAt(text, path), schema, { data, errors })[0],
    });
    expect(of('statistics.totalQuantity').part?.fault).toEqual({
      code: 'FAILED',
      reason: 'PERMISSION',
      message: 'No.',
    });
    expect(of('statistics.a').part?.fault).toBeNull();
    expect(of('statistics.gone').part?.fault).toEqual({ code: 'NOT_ASKED' });
  });

  it('with two keys is drawn along the first, a series for each value of the second', () => {
    const two = asking('totalRevenue { points { time value customerType } }');
    const points = [
      { time: '2026-03-01', value: 1, customerType: 'MEMBER' },
      { time: '2026-03-01', value: 2, customerType: 'GUEST' },
      { time: '2026-03-02', value: 3, customerType: 'GUEST' },
    ];
    const [part] = layOut(partAt(two, 'statistics.totalRevenue'), schema, {
      data: { statistics: { totalRevenue: { points } } },
    });
    const chart = part && chartOf(part);
    expect(chart?.series.map(({ value }) => value)).toEqual([['MEMBER'], ['GUEST']]);
    expect(chart?.rows).toEqual([
      { label: ['2026-03-01'], values: [1, 2] },
      { label: ['2026-03-02'], values: [null, 3] },
    ]);
  });
});

describe('over the contract', () => {
  const stack = openForTests(startTestStack);

  test('a saved document that no parser can bear is reported as a fault, and keeps nothing that is due from running', async () => {
    const owner = await stack.as('owner');
    const deep = `query ($a: [Int] = ${'['.repeat(2_400)}${']'.repeat(2_400)}) { statistics(range: {}) { id } }`;
    const input = { name: 'ลึก', document: '{ statistics(range: {}) { id } }', variables: '{}', parts: [], roleIds: [] };
    const create =
      'mutation ($input: CreateDashboardInput!) { createDashboard(input: $input) { dashboard { id } userErrors { path } } }';
    const refused = await owner.ask(create, { input: { ...input, document: deep } });
    expect(refused.data.createDashboard.userErrors).toEqual([{ path: ['document'] }]);
    const { id } = (await owner.ask(create, { input })).data.createDashboard.dashboard;
    // A document that was saved before this check existed.
    const { database, realm } = stack.gateway;
    const push = `update saved_documents set body = jsonb_set(body, '{document}', to_jsonb($2::text)) where id = $1`;
    await database.withRealm(realm.id, (client) => client.query(push, [id, deep]));
    expect(await stack.checkDashboards()).toEqual([id]);
    expect(await stack.runSchedules()).toBe(0);
    const { data } = await owner.ask('{ dashboards { id faults { message line } } }');
    expect(data.dashboards).toContainEqual({
      id,
      faults: [{ message: 'The document has more than 100 brackets in each other.', line: null }],
    });
    await database.withRealm(realm.id, (client) => client.query('delete from saved_documents where id = $1', [id]));
  });

  test('a shared dashboard is read by its role, run with the rights of the reader, and changed over the version that was read', async () => {
    const owner = await stack.as('owner');
    const cashier = await stack.as('cashier');
    const document =
      'query ($range: DayRangeInput!) { statistics(range: $range) { totalRevenue { total } } report(range: $range) { transactions { total } } }';
    const input = {
      ...{ name: 'สองส่วน', document, variables: '{}', roleIds: [stack.ids.cashierRole] },
      parts: [
        {
          path: 'statistics.totalRevenue',
          title: null,
          drawing: 'NUMBER',
          width: 4,
          columns: [{ name: 'x', formula: 'total / 2' }],
        },
      ],
    };
    const create =
      'mutation ($input: CreateDashboardInput!) { createDashboard(input: $input) { dashboard { id version } userErrors { code path message } } }';
    const created = (await owner.ask(create, { input })).data.createDashboard;
    expect(created.userErrors).toEqual([]);
    const { id } = created.dashboard;
    const opened = await cashier.ask(
      'query ($id: ID!) { dashboard(id: $id) { name document isOwn mayChange sharedWithRoles { id } parts { path drawing columns { name formula } } faults { message } } }',
      { id },
    );
    expect(opened.data.dashboard).toMatchObject({
      document,
      isOwn: false,
      mayChange: false,
      faults: [],
      sharedWithRoles: [{ id: stack.ids.cashierRole }],
    });
    const run = await cashier.ask(document, { range: { last: 'TODAY' } });
    expect(run.errors).toMatchObject([{ path: ['statistics', 'totalRevenue'], extensions: { code: 'PERMISSION' } }]);
    expect(run.data.report.transactions.total).toBe(0);

    const update =
      'mutation ($input: UpdateDashboardInput!) { updateDashboard(input: $input) { dashboard { version versions { version name byName } } userErrors { code path } } }';
    const renamed = (await owner.ask(update, { input: { id, version: 0, name: 'สาม' } })).data.updateDashboard;
    expect(renamed.dashboard.versions.map(({ name }: { name: string }) => name)).toEqual(['สาม', 'สองส่วน']);
    const late = (await owner.ask(update, { input: { id, version: 0, name: 'สี่' } })).data.updateDashboard;
    expect(late.userErrors).toMatchObject([{ code: 'STALE_VERSION' }]);
    const bad = (
      await owner.ask(update, {
        input: { id, version: 1, parts: [{ ...input.parts[0], columns: [{ name: 'x', formula: 'f(1)' }] }] },
      })
    ).data.updateDashboard;
    expect(bad.userErrors).toMatchObject([{ code: 'VALIDATION', path: ['parts', '0', 'columns', '0', 'formula'] }]);
    const restore =
      'mutation ($input: RestoreDashboardInput!) { restoreDashboard(input: $input) { dashboard { name version } } }';
    const restored = await owner.ask(restore, { input: { id, version: 1, toVersion: 0 } });
    expect(restored.data.restoreDashboard.dashboard).toEqual({ name: 'สองส่วน', version: 2 });
  });
});
