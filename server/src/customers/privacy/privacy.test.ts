import { CONSENT_WORDINGS } from '@taem/domain/customers/privacy/consentWordings.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ids } from '../../testing/demoRows.ts';
import { ok, refusal } from '../../testing/fakeGateway.ts';
import { startWriteServer, type WriteServer } from '../../testing/startWriteServer.ts';

const MEMBER = `/members/${ids.member}`;
const POTENTIAL_ID = '0190a7c1-9a54-7000-8000-00000000c0de';
const POTENTIAL = `/potentials/${POTENTIAL_ID}`;

let server: WriteServer;
beforeAll(async () => {
  server = await startWriteServer([
    `${MEMBER}/consents`,
    `${MEMBER}/erasure`,
    `${POTENTIAL}/erasure`,
    `${POTENTIAL}/merge`,
  ]);
});
beforeEach(() => server.answerWith(undefined));
afterAll(() => server.close());

it('an answer of a member is one call with what was shown, and the member is not asked for when the id is enough', async () => {
  server.answerWith(ok({ id: ids.member }));
  const wording = JSON.stringify(CONSENT_WORDINGS['th-TH']);
  const calls = await server.callsOf(async () => {
    const { data, errors } = await server.ask(
      `mutation { setMessageConsent(input: { memberId: "${ids.member}", isGiven: true, wording: ${wording}, idempotencyKey: "consent-1" }) {
        member { id } userErrors { code } } }`,
    );
    expect(errors).toBeUndefined();
    expect(data.setMessageConsent).toEqual({ member: { id: ids.member }, userErrors: [] });
  });
  expect(calls).toEqual([`POST ${MEMBER}/consents`]);
  expect(server.written[0]).toMatchObject({ body: { is_given: true, wording: CONSENT_WORDINGS['th-TH'] } });
});

it('the preview tells what would go; a member who is not there has none', async () => {
  const counts = { points: 12, sales: 3, merged_accounts: 1, potentials: 0, appointments: 2, messages: 4, changes: 5 };
  server.answerWith(ok({ erasure: { id: ids.member, code: 'M1', __v: 7, obstacles: ['MERGED'], ...counts } }));
  const ask = `{ previewMemberErasure(id: "${ids.member}") { code version obstacles points sales mergedAccounts } }`;
  expect((await server.ask(ask)).data.previewMemberErasure).toEqual({
    ...{ code: 'M1', version: 7, obstacles: ['MERGED'], points: 12, sales: 3, mergedAccounts: 1 },
  });
  server.answerWith(refusal(404, 'NOT_FOUND', 'The member was not found.'));
  expect((await server.ask(ask)).data.previewMemberErasure).toBeNull();
});

it.each([
  [refusal(409, '123', 'Load it again.'), 'STALE_VERSION', []],
  [
    refusal(422, 'ERASURE_REFUSED', 'Cancel them.', { details: { reason: 'UPCOMING_APPOINTMENTS' } }),
    'ERASURE_REFUSED',
    [{ name: 'reason', value: 'UPCOMING_APPOINTMENTS' }],
  ],
])('an erasure that is refused says why', async (answer, code, params) => {
  server.answerWith(answer);
  const { data } = await server.ask(
    `mutation { eraseMember(input: { id: "${ids.member}", version: 7 }) { member { id } userErrors { code params { name value } } } }`,
  );
  expect(data.eraseMember).toEqual({ member: null, userErrors: [{ code, params }] });
});

it('CU-3 a potential is previewed, erased and merged by one call each', async () => {
  const counts = { same_phone: 1, messages: 2, changes: 3 };
  server.answerWith(ok({ erasure: { id: POTENTIAL_ID, __v: 4, obstacles: ['MEMBER'], ...counts } }));
  const preview = `{ previewPotentialErasure(id: "${POTENTIAL_ID}") { version obstacles samePhone messages changes } }`;
  expect((await server.ask(preview)).data.previewPotentialErasure).toEqual({
    ...{ version: 4, obstacles: ['MEMBER'], samePhone: 1, messages: 2, changes: 3 },
  });
  server.answerWith(ok({ id: POTENTIAL_ID }));
  const calls = await server.callsOf(async () => {
    const erased = await server.ask(
      `mutation { erasePotential(input: { id: "${POTENTIAL_ID}", version: 4 }) { deletedId userErrors { code } } }`,
    );
    expect(erased.data.erasePotential).toEqual({ deletedId: POTENTIAL_ID, userErrors: [] });
    const merged = await server.ask(
      `mutation { mergePotential(input: { id: "${POTENTIAL_ID}", version: 4, memberId: "${ids.member}" }) { potential { id } userErrors { code } } }`,
    );
    expect(merged.data.mergePotential).toEqual({ potential: { id: POTENTIAL_ID }, userErrors: [] });
  });
  expect(calls).toEqual([`POST ${POTENTIAL}/erasure`, `POST ${POTENTIAL}/merge`]);
  server.answerWith(refusal(422, 'E07001', [{ path: 'potential_id', message: 'is a member already' }]));
  const refused = await server.ask(
    `mutation { mergePotential(input: { id: "${POTENTIAL_ID}", version: 4, memberId: "${ids.member}" }) { potential { id } userErrors { code path } } }`,
  );
  expect(refused.data.mergePotential).toEqual({
    potential: null,
    userErrors: [{ code: 'ALREADY_MEMBER', path: ['id'] }],
  });
});
