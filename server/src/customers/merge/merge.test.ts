import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { beforeEach, expect, it } from 'vitest';
import { ids } from '../../testing/demoRows.ts';
import { ok, refusal } from '../../testing/fakeGateway.ts';
import { fakeId } from '../../testing/fakeId.ts';
import { startWriteServer } from '../../testing/startWriteServer.ts';

const other = fakeId('member', 2);
const merge = fakeId('merge', 0);
const PATH = `/members/${ids.member}/merge`;
const ROW = {
  id: merge,
  kept_id: ids.member,
  kept: { id: ids.member, code: 'M1', firstname: 'A', lastname: 'B' },
  merged_id: other,
  merged: { id: other, code: 'M2', firstname: 'C', lastname: 'D' },
  time: '2026-03-14T10:00:00Z',
  by_name: 'Somchai Owner',
  points: 6,
  total_transaction: 2,
  undone_time: null,
  undone_by_name: null,
};

const server = openForTests(() => startWriteServer([PATH, '/members/merges', `/members/merges/${merge}/undo`]));
beforeEach(() => server.answerWith(undefined));

const INPUT = `input: { keepId: "${ids.member}", keepVersion: 5, mergeId: "${other}", mergeVersion: 2,
  fields: [{ field: PHONE, choice: MERGED }, { field: TAGS, choice: BOTH }], idempotencyKey: "merge-0001" }`;
const MERGE = `mutation { mergeMembers(${INPUT}) {
  memberMerge { id points totalTransactions by undoneTime kept { code firstname } merged { code } } userErrors { code path } } }`;

it('a merge is one call with both versions and what was chosen, and its answer needs no other', async () => {
  server.answerWith(ok(ROW));
  const calls = await server.callsOf(async () => {
    const { data, errors } = await server.ask(MERGE);
    expect(errors).toBeUndefined();
    expect(data.mergeMembers).toEqual({
      memberMerge: {
        ...{ id: merge, points: 6, totalTransactions: 2, by: 'Somchai Owner', undoneTime: null },
        ...{ kept: { code: 'M1', firstname: 'A' }, merged: { code: 'M2' } },
      },
      userErrors: [],
    });
  });
  expect(calls).toEqual([`POST ${PATH}`]);
  const fields = { PHONE: 'MERGED', TAGS: 'BOTH' };
  expect(server.written[0]).toMatchObject({ body: { merge_id: other, __v: 5, merge_version: 2, fields } });
  expect(server.written[0]?.headers['idempotency-key']).toBe('merge-0001');
});

it.each([
  [refusal(409, '123', 'Load it again.'), { code: 'STALE_VERSION', path: [] }],
  [refusal(422, 'MEMBER_MERGED', [{ path: 'merge_id', message: 'x' }]), { code: 'MEMBER_MERGED', path: ['mergeId'] }],
  [
    refusal(400, 'VALIDATION', [{ path: 'fields.TAGS', message: 'x' }]),
    { code: 'VALIDATION', path: ['fields', 'TAGS'] },
  ],
])('a refused merge says where', async (answer, error) => {
  server.answerWith(answer);
  expect((await server.ask(MERGE)).data.mergeMembers).toEqual({ memberMerge: null, userErrors: [error] });
});

const PREVIEW = `{ previewMemberMerge(keepId: "${ids.member}", mergeId: "${other}") {
  refusals { code path } pointsAfter } }`;
const previewed = (refusals: unknown) => ok({ preview: { refusals, after: { points: 9 } } });

it('a preview says what stands in the way as the merge itself would say it', async () => {
  const refusals = [
    { code: 'MEMBER_ERASED', path: 'merge_id', message: 'x' },
    { code: 'E99999', path: '', message: 'x' },
  ];
  server.answerWith(previewed(refusals));
  const { data, names } = await server.run(PREVIEW);
  expect(data.previewMemberMerge).toMatchObject({
    refusals: [{ code: 'MEMBER_ERASED', path: ['mergeId'] }, { code: 'VALIDATION' }],
    pointsAfter: 9,
  });
  expect(names).toEqual([`GET ${PATH}`]);
});

it('of one who is not there is no preview', async () => {
  server.answerWith(refusal(404, 'NOT_FOUND', 'No.'));
  expect(await server.run(PREVIEW)).toMatchObject({ data: { previewMemberMerge: null }, errors: undefined });
});

it.each([
  [refusal(422, 'E99999', 'No.'), 'REFUSED'],
  [ok(null), 'UPSTREAM_UNAVAILABLE'],
  [ok({ preview: null }), 'UPSTREAM_UNAVAILABLE'],
  [previewed('none'), 'UPSTREAM_UNAVAILABLE'],
  [previewed([null]), 'UPSTREAM_UNAVAILABLE'],
])('a preview that cannot be read is an error, and never a merge without obstacles: %j', async (answered, code) => {
  server.answerWith(answered);
  const { data, errors } = await server.run(PREVIEW);
  expect(data.previewMemberMerge).toBeNull();
  expect(errors).toMatchObject([{ extensions: { code } }]);
});

it('an undo that is refused says why', async () => {
  server.answerWith(refusal(422, 'MERGE_STANDS', 'Spent.', { details: { reason: 'POINTS_SPENT', obstacles: [] } }));
  const { data } = await server.ask(
    `mutation { undoMemberMerge(input: { id: "${merge}" }) { memberMerge { id } userErrors { code params { name value } } } }`,
  );
  expect(data.undoMemberMerge).toEqual({
    memberMerge: null,
    userErrors: [{ code: 'MERGE_STANDS', params: [{ name: 'reason', value: 'POINTS_SPENT' }] }],
  });
});

it('the list of merges is one call, narrowed by the gateway', async () => {
  server.answerWith(ok({ merges: { total: [{ count: 1 }], result: [ROW] } }));
  const { data, calls } = await server.run(
    `query ($id: ID!) { memberMerges(filter: { memberId: $id, isUndone: false }) { total items { by merged { code lastname } } } }`,
    { id: other },
  );
  expect(data.memberMerges).toEqual({
    total: 1,
    items: [{ by: 'Somchai Owner', merged: { code: 'M2', lastname: 'D' } }],
  });
  expect(calls.map(({ path }) => path)).toEqual(['/members/merges']);
  expect(JSON.parse(calls[0]?.query.get('filter') ?? '')).toEqual({
    $or: [{ kept_id: other }, { merged_id: other }],
    undone_time: null,
  });
});
