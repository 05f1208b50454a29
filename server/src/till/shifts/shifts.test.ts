import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { describe, expect, it } from 'vitest';
import { type Answer, ok, refusal } from '../../testing/fakeGateway.ts';
import { fakeId } from '../../testing/fakeId.ts';
import { startWriteServer } from '../../testing/startWriteServer.ts';

const TILL = fakeId('till', 0);
const SHIFT = fakeId('shift', 0);
const [OF_TILL, TOTALS] = [`/tills/${TILL}/shift`, '/shifts/totals'];

const server = openForTests(() => startWriteServer([OF_TILL, TOTALS]));

const run = (query: string, answer: Answer, variables?: object) => {
  server.answerWith(answer);
  return server.run(query, variables);
};
const UNREADABLE = [ok('open'), ok([]), 'broken'] as const;
const unreadable = [{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }];

const report = {
  ...{ opening_cash: 1_000, cash_in: 100, cash_out: 50, expected_cash: 1_550.25, sales: 3, sold: 500.25 },
  ...{ returns: 1, returned: 45, voids: 0, voided: 0, discount: 10 },
  tenders: [{ type: 'Cash', amount: 500.25, count: 3 }],
  cashiers: [{ id: 'nok', name: 'Nok', sales: 3, sold: 500.25, returned: 45, voided: 0, discount: 10 }],
  entries: [{ amount: -50, reason: 'Ice', at: '2026-11-30T02:00:00Z', by_name: 'Nok', approved_by_name: null }],
};
const shift = {
  ...{ id: SHIFT, till_id: TILL, number: null, opened_at: '2026-11-30T01:00:00Z', opened_by_name: 'Nok' },
  ...{ of_earlier_day: false, report },
};

describe('the shift of a till', () => {
  const open = (answer: Answer, selection = 'id number') =>
    run(`{ tillShift(tillId: "${TILL}") { ${selection} } }`, answer);

  it('is the open one, with what it took so far', async () => {
    const selection = `id tillId number openedAt isOfEarlierDay report { expectedCash cashRounding
      tenders { type amount count } cashiers { name sold } entries { amount reason byName approvedByName } }`;
    const { data, names } = await open(ok(shift), selection);
    expect(names).toEqual([`GET ${OF_TILL}`]);
    expect(data.tillShift).toEqual({
      ...{ id: SHIFT, tillId: TILL, number: null, openedAt: '2026-11-30T01:00:00Z', isOfEarlierDay: false },
      report: {
        ...{ expectedCash: 1_550.25, cashRounding: 0 },
        tenders: [{ type: 'CASH', amount: 500.25, count: 3 }],
        cashiers: [{ name: 'Nok', sold: 500.25 }],
        entries: [{ amount: -50, reason: 'Ice', byName: 'Nok', approvedByName: null }],
      },
    });
    const rounded = await open(
      ok({ ...shift, report: { ...report, cash_rounding: -0.75 } }),
      'report { cashRounding }',
    );
    expect(rounded.data.tillShift.report.cashRounding).toBe(-0.75);
  });

  it('is null where none is open, and an error where it cannot be read', async () => {
    const { data, errors } = await open(ok(null));
    expect([data, errors]).toEqual([{ tillShift: null }, undefined]);
    for (const answer of UNREADABLE) expect((await open(answer)).errors).toMatchObject(unreadable);
  });
});

describe('counted cash', () => {
  const write = (name: string, input: object, answer: Answer) =>
    run(
      `mutation ($input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!) {
        ${name}(input: $input) { tillShift { id } userErrors { code path } } }`,
      answer,
      { input },
    );
  const counts = [
    { piece: 1_000, count: 2 },
    { piece: 0.25, count: 4 },
  ];
  const close = `/shifts/${SHIFT}/close`;
  const WRITES: [name: string, input: object, path: string, body: object][] = [
    ['openShift', { tillId: TILL, counted: { cash: 1_000 } }, OF_TILL, { cash: 1_000 }],
    ['openShift', { tillId: TILL, counted: {} }, OF_TILL, {}],
    [
      'openShift',
      { tillId: TILL, counted: { counts }, reason: 'One note less' },
      OF_TILL,
      { counts: { 100000: 2, 25: 4 }, reason: 'One note less' },
    ],
    [
      'moveCash',
      { shiftId: SHIFT, entryId: 'e1', amount: -50, reason: 'Ice' },
      `/shifts/${SHIFT}/cash`,
      { id: 'e1', amount: -50, reason: 'Ice' },
    ],
    [
      'moveCash',
      { shiftId: SHIFT, entryId: 'e1', amount: -50, reason: 'Ice', approvalId: 'a' },
      `/shifts/${SHIFT}/cash`,
      { id: 'e1', amount: -50, reason: 'Ice', approval_id: 'a' },
    ],
    ['closeShift', { shiftId: SHIFT, counted: { cash: 1_550 } }, close, { cash: 1_550 }],
    [
      'closeShift',
      { shiftId: SHIFT, counted: { counts }, leftCash: 0, reason: 'Short', approvalId: 'a' },
      close,
      { counts: { 100000: 2, 25: 4 }, left_cash: 0, reason: 'Short', approval_id: 'a' },
    ],
  ];

  it.each(WRITES)('%s of %j is sent, and the shift is as it is then', async (name, input, path, body) => {
    const { data } = await write(name, input, ok(shift));
    expect(data[name]).toEqual({ tillShift: { id: SHIFT }, userErrors: [] });
    expect(server.written.map((call) => [call.method, call.path, call.body])).toEqual([['POST', path, body]]);
  });

  it.each([
    ['cash', ['counted']],
    ['counts.100000', ['counted', '100000']],
    ['left_cash', ['leftCash']],
    ['id', ['entryId']],
    ['reason', ['reason']],
  ])('a refusal of %s stands at its input', async (path, place) => {
    for (const [name, input] of WRITES.filter((_, at) => at % 3 === 0)) {
      const { data } = await write(name, input, refusal(400, 'VALIDATION', [{ path, message: 'No.' }]));
      expect(data[name]).toEqual({ tillShift: null, userErrors: [{ code: 'VALIDATION', path: place }] });
    }
  });

  it.each([...UNREADABLE, ok(null)])('an answer that is no shift is an error, not a refusal: %j', async (answer) => {
    const [name, input] = WRITES[0] as (typeof WRITES)[number];
    expect((await write(name, input, answer)).errors).toMatchObject(unreadable);
  });
});

describe('the totals of shifts', () => {
  const totals = { shifts: 2, open: 1, expected_cash: 100, counted_cash: 99, over: 0, short: 1, difference: -1 };
  const SELECTION = '{ shifts open expectedCash short difference }';

  it.each([
    ['', {}],
    ['(keyword: "Ice")', { keyword: 'Ice' }],
    [`(filter: { tillId: "${TILL}", state: OPEN })`, { filter: JSON.stringify({ till_id: TILL, closed_at: null }) }],
    ['(filter: { range: { from: "2026-11-01", to: "2026-11-30" } })', { from: '2026-11-01', to: '2026-11-30' }],
  ])('are of the shifts that are found: %s', async (args, query) => {
    const { data } = await run(`{ shiftTotals${args} ${SELECTION} }`, ok({ totals }));
    expect(data.shiftTotals).toEqual({ shifts: 2, open: 1, expectedCash: 100, short: 1, difference: -1 });
    expect(server.written.map((call) => [call.path, Object.fromEntries(call.query)])).toEqual([[TOTALS, query]]);
  });

  it.each([...UNREADABLE, ok({ totals: null })])('are an error where they cannot be read: %j', async (answer) => {
    expect((await run(`{ shiftTotals ${SELECTION} }`, answer)).errors).toMatchObject(unreadable);
  });
});
