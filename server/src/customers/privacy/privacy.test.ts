import { CONSENT_WORDINGS } from '@taem/domain/customers/privacy/consentWordings.ts';
import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { ids } from '../../testing/demoRows.ts';
import { ok, refusal } from '../../testing/fakeGateway.ts';
import { startWriteServer } from '../../testing/startWriteServer.ts';

const MEMBER = `/members/${ids.member}`;
const POTENTIAL_ID = '0190a7c1-9a54-7000-8000-00000000c0de';
const POTENTIAL = `/potentials/${POTENTIAL_ID}`;

const server = openForTests(() =>
  startWriteServer([`${MEMBER}/consents`, `${MEMBER}/erasure`, `${POTENTIAL}/erasure`, `${POTENTIAL}/merge`]),
);
beforeEach(() => server.answerWith(undefined));

it('an answer of a member is one call with what was displayed, and the member is not requested when the id is enough', async () => {
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

it('the preview states what would go; a member who is not there has none', async () => {
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

describe('an erasure', () => {
  const ERASE = {
    member: `mutation ($input: EraseMemberInput!) { erase: eraseMember(input: $input) {
      done: member { id } userErrors { code path } } }`,
    potential: `mutation ($input: ErasePotentialInput!) { erase: erasePotential(input: $input) {
      done: deletedId userErrors { code path } } }`,
  };
  const PREVIEW = {
    member: `{ preview: previewMemberErasure(id: "${ids.member}") { version obstacles } }`,
    potential: `{ preview: previewPotentialErasure(id: "${POTENTIAL_ID}") { version obstacles } }`,
  };

  describe.each([
    ['member' as const, ids.member, `${MEMBER}/erasure`, { id: ids.member }, 'UPCOMING_APPOINTMENTS'],
    ['potential' as const, POTENTIAL_ID, `${POTENTIAL}/erasure`, POTENTIAL_ID, 'MEMBER'],
  ])('of a %s', (kind, id, path, done, obstacle) => {
    const erase = (input = {}) => server.run(ERASE[kind], { input: { id, version: 7, ...input } });

    it('is one call, of the version that was seen, with the key that makes it safe to send again', async () => {
      server.answerWith(ok({ id }));
      const { data, calls } = await erase({ idempotencyKey: 'erasure-1' });
      expect(data.erase).toEqual({ done, userErrors: [] });
      expect(calls.map((call) => [call.method, call.path, call.body])).toEqual([['POST', path, { __v: 7 }]]);
      expect(calls[0]?.headers).toMatchObject({ 'idempotency-key': 'erasure-1' });
    });

    it.each([
      ['__v', 'version'],
      ['id', 'id'],
    ])('that is refused for %s names %s of the input', async (wire, name) => {
      server.answerWith(refusal(400, 'VALIDATION', [{ path: wire, message: 'No.' }]));
      const { data } = await erase();
      expect(data.erase).toEqual({ done: null, userErrors: [{ code: 'VALIDATION', path: [name] }] });
    });

    it.each([ok(null), ok({}), ok({ id: 7 })])('is not known to be done by the answer %j', async (answered) => {
      server.answerWith(answered);
      expect((await erase()).errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
    });

    it('is previewed with what stands in its way', async () => {
      server.answerWith(ok({ erasure: { id, __v: 4, obstacles: [obstacle] } }));
      const { data, names } = await server.run(PREVIEW[kind]);
      expect(data).toEqual({ preview: { version: 4, obstacles: [obstacle] } });
      expect(names).toEqual([`GET ${path}`]);
    });

    it('has no preview of one who is not there', async () => {
      server.answerWith(refusal(404, 'NOT_FOUND', 'No.'));
      expect(await server.run(PREVIEW[kind])).toMatchObject({ data: { preview: null }, errors: undefined });
    });

    it.each([
      [refusal(422, 'E99999', 'No.'), 'REFUSED'],
      ['broken' as const, 'UPSTREAM_UNAVAILABLE'],
      [ok(null), 'UPSTREAM_UNAVAILABLE'],
      [ok({ erasure: null }), 'UPSTREAM_UNAVAILABLE'],
      // An obstacle is never left out, as an erasure cannot be undone.
      [ok({ erasure: { id, __v: 4, obstacles: [obstacle, 'ANOTHER'] } }), 'UPSTREAM_UNAVAILABLE'],
      [ok({ erasure: { id, __v: 4, obstacles: obstacle } }), 'UPSTREAM_UNAVAILABLE'],
    ])('has an error in place of a preview where it cannot be known: %j', async (answered, code) => {
      server.answerWith(answered);
      const { data, errors } = await server.run(PREVIEW[kind]);
      expect(data.preview).toBeNull();
      expect(errors).toMatchObject([{ extensions: { code } }]);
    });
  });
});

it('the answers of a member are read in the order of the gateway, by one call', async () => {
  const answer = { is_given: true, wording: 'Send.', language: 'en-US', time: '2026-01-05T02:00:00.000Z', by: 'Nok' };
  const withdrawn = { ...answer, is_given: false, language: 'th-TH', by: null };
  server.answerWith(ok({ consents: [withdrawn, answer] }));
  const { data, names } = await server.run(
    `{ messageConsents(memberId: "${ids.member}") { isGiven wording language time by } }`,
  );
  const { is_given: isGiven, ...same } = answer;
  expect(data.messageConsents).toEqual([
    { ...same, isGiven: false, language: 'TH', by: null },
    { ...same, isGiven, language: 'EN' },
  ]);
  expect(names).toEqual([`GET ${MEMBER}/consents`]);
});

it.each([
  ['is_given', 'isGiven'],
  ['Idempotency-Key', 'idempotencyKey'],
  ['wording', 'wording'],
])('an answer of a member that is refused for %s names %s of the input', async (wire, name) => {
  server.answerWith(refusal(400, 'VALIDATION', [{ path: wire, message: 'No.' }]));
  const { data } = await server.run(
    `mutation ($input: SetMessageConsentInput!) { setMessageConsent(input: $input) { member { id } userErrors { code path } } }`,
    { input: { memberId: ids.member, isGiven: false, wording: 'Send.' } },
  );
  expect(data.setMessageConsent).toEqual({ member: null, userErrors: [{ code: 'VALIDATION', path: [name] }] });
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
