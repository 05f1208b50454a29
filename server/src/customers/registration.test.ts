import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ids } from '../testing/demoRows.ts';
import { type Answer, ok, type RecordedCall, refusal } from '../testing/fakeGateway.ts';
import { startTestServer } from '../testing/startTestServer.ts';

const gender = {
  id: 'gender',
  gid: 'personal.gender',
  type: 'string',
  section: 'personal',
  name: 'เพศ',
  i18n: { 'th-TH': { name: 'เพศ' }, 'en-US': { name: 'Gender' } },
  element_type: 'Single-Select',
  required: true,
  unique: false,
  min_length: null,
  source: null,
  is_cascade: false,
  values: [{ code: 'Male', name: 'ชาย', i18n: { 'th-TH': { name: 'ชาย' }, 'en-US': { name: 'Male' } } }],
};
const district = {
  ...gender,
  id: 'district_id',
  source: 'districts',
  trigger: 'province_id',
  is_cascade: true,
  values: [],
};
const QUESTIONS =
  'questions { id elementType required source trigger isCascade minLength names { en } choices { code names { en } } }';
const questions = [
  {
    id: 'gender',
    elementType: 'SINGLE_SELECT',
    required: true,
    source: null,
    trigger: null,
    isCascade: false,
    minLength: null,
    names: { en: 'Gender' },
    choices: [{ code: 'Male', names: { en: 'Male' } }],
  },
  {
    id: 'district_id',
    elementType: 'SINGLE_SELECT',
    required: true,
    source: 'DISTRICTS',
    trigger: 'province_id',
    isCascade: true,
    minLength: null,
    names: { en: 'Gender' },
    choices: [],
  },
];
const SELF = '/onboard/subscribe/self/link.1';

describe('registration', () => {
  const server = openForTests(startTestServer);
  let writes: RecordedCall[];
  let answer: Answer | undefined;
  let reads: Record<string, Answer>;

  beforeAll(() => {
    const ordinary = server.gateway.reply;
    server.gateway.reply = (call) => (call.method === 'GET' && reads[call.path]) || ordinary(call);
    writes = server.answerWrites(() => answer);
  });
  beforeEach(() => {
    writes.length = 0;
    reads = {};
  });

  it('CALL-25 gives a form by its code; null when there is none', async () => {
    reads['/onboard/subscribe/form'] = ok({ form: [gender, district] });
    const query = `{ onboardForm(code: "FORM:MEMBER:ONBOARD:2.0") { code ${QUESTIONS} } }`;
    expect((await server.ask(query)).data.onboardForm).toEqual({ code: 'FORM:MEMBER:ONBOARD:2.0', questions });
    expect(server.gateway.calls.at(-1)?.query.get('filter')).toBe('{"code":"FORM:MEMBER:ONBOARD:2.0"}');
    reads['/onboard/subscribe/form'] = refusal(404, 'NOT_FOUND', 'The form was not found.');
    expect(await server.ask(query)).toMatchObject({ data: { onboardForm: null }, errors: undefined });
  });

  it('CALL-33 makes a link for a branch', async () => {
    answer = ok({ self_register_url: 'https://shop/register/x', expires_at: '2026-11-22T00:00:00.000Z' });
    const { data } = await server.ask(
      `mutation { generateSelfRegisterUrl(input: { branchId: "${ids.branch}" }) { selfRegisterUrl { url expiresAt } userErrors { code } } }`,
    );
    expect(data.generateSelfRegisterUrl).toEqual({
      selfRegisterUrl: { url: 'https://shop/register/x', expiresAt: '2026-11-22T00:00:00.000Z' },
      userErrors: [],
    });
    expect(writes).toMatchObject([{ path: '/onboard/subscribe/url/generate' }]);
    expect(writes[0]?.body).toEqual({
      form_code: 'FORM:MEMBER:ONBOARD:SERVICE:2.0',
      realm_id: ids.realm,
      branch_id: ids.branch,
    });
  });

  it('CALL-34 sends a link to a phone, and reports a phone that is wrong', async () => {
    answer = ok({ message_id: 'm1', phone: '081-234-5678', status: 'queued', expires_at: '2026-11-22T00:00:00.000Z' });
    const mutation =
      'mutation { sendSelfRegisterUrl(input: { phone: "0812345678", language: EN }) { sentMessage { messageId phone status } userErrors { code path } } }';
    expect((await server.ask(mutation)).data.sendSelfRegisterUrl).toEqual({
      sentMessage: { messageId: 'm1', phone: '081-234-5678', status: 'queued' },
      userErrors: [],
    });
    expect(writes[0]).toMatchObject({
      path: '/onboard/subscribe/url/send',
      body: { phone: '0812345678|TH|+66', locale: 'en-US', realm_id: ids.realm },
    });
    answer = refusal(422, 'E02001', [{ path: 'phone', message: 'The phone number is incorrect.' }]);
    expect((await server.ask(mutation)).data.sendSelfRegisterUrl).toEqual({
      sentMessage: null,
      userErrors: [{ code: 'WRONG_PHONE', path: ['phone'] }],
    });
  });

  it('OP-54 gives the page behind a link and its lists to a person who has no session', async () => {
    reads[SELF] = ok({ form_code: 'F', shop: 'Taem', branch: null, form: [gender, district] });
    reads[`${SELF}/sub-districts`] = ok({ choices: [{ id: 's1', name: 'สีลม' }] });
    const { data } = await server.post({
      query: `{ selfRegisterForm(token: "link.1") { formCode shop branch ${QUESTIONS} }
        selfRegisterChoices(token: "link.1", source: SUB_DISTRICTS, parentId: "d1") { id name } }`,
    });
    expect(data).toEqual({
      selfRegisterForm: { formCode: 'F', shop: 'Taem', branch: null, questions },
      selfRegisterChoices: [{ id: 's1', name: 'สีลม' }],
    });
    const calls = server.gateway.calls.slice(-2);
    expect(calls.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined]);
    expect(calls.find(({ path }) => path.endsWith('sub-districts'))?.query.get('parent_id')).toBe('d1');
  });

  it('OP-54 gives null behind a link that has expired', async () => {
    reads[SELF] = refusal(422, 'LINK_EXPIRED', 'This link has expired.');
    const { data, errors } = await server.post({ query: '{ selfRegisterForm(token: "link.1") { shop } }' });
    expect([data, errors]).toEqual([{ selfRegisterForm: null }, undefined]);
  });

  const REGISTER =
    'mutation Register($input: SelfRegisterInput!) { selfRegister(input: $input) { registered userErrors { code path } } }';
  const answers = [
    { questionId: 'firstname', value: 'Somchai' },
    { questionId: 'household_size', value: '3' },
  ];

  it('OP-54 registers a member who has no session, and reports refusals by their question', async () => {
    answer = ok({ registered: true });
    const input = { token: 'link.1', answers };
    const agreeing = { ...input, consentWording: 'Yes.' };
    const { data } = await server.post({ query: REGISTER, variables: { input: agreeing } });
    expect(data.selfRegister).toEqual({ registered: true, userErrors: [] });
    expect(writes).toMatchObject([{ method: 'POST', path: SELF }]);
    expect(writes[0]?.body).toEqual({
      locale: 'th-TH',
      firstname: 'Somchai',
      household_size: '3',
      consent_wording: 'Yes.',
    });
    expect(writes[0]?.headers.authorization).toBeUndefined();
    for (const [refused, userError] of [
      [refusal(422, 'LINK_EXPIRED', 'Expired.'), { code: 'LINK_EXPIRED', path: [] }],
      [
        refusal(400, 'VALIDATION', [{ path: 'lastname', message: 'This field is required' }]),
        { code: 'VALIDATION', path: ['answers', 'lastname'] },
      ],
      [
        refusal(422, 'E02001', [{ path: 'phone', message: 'Wrong.' }]),
        { code: 'WRONG_PHONE', path: ['answers', 'phone'] },
      ],
      [
        refusal(400, 'VALIDATION', [{ path: 'consent_wording', message: 'is not what is asked today' }]),
        { code: 'VALIDATION', path: ['consentWording'] },
      ],
    ] as const) {
      answer = refused;
      const result = await server.post({ query: REGISTER, variables: { input } });
      expect(result.data.selfRegister).toEqual({ registered: false, userErrors: [userError] });
    }
  });

  it('takes a portrait from a person who has the link, and from no one without', async () => {
    answer = ok({ registered: true });
    const portrait = new Blob(['portrait'], { type: 'image/png' });
    const input = { token: 'link.1', answers };
    const strange = await server.upload(REGISTER, input, portrait, 'image', {});
    expect(strange.status).toBe(401);
    const { data } = await server.upload(REGISTER, input, portrait, 'image', { authorization: 'Bearer link.1' });
    expect(data.selfRegister.userErrors).toEqual([]);
    expect(writes).toHaveLength(1);
    expect(writes[0]).toMatchObject({ path: SELF, body: { firstname: 'Somchai', image: expect.any(File) } });
    expect(writes[0]?.headers.authorization).toBeUndefined();
  });

  const LIKELY = `query ($birthdate: Date) {
    likelyMembers(phone: "081-234-5678", firstname: "มะลิ", lastname: "ใจ ดี", birthdate: $birthdate) {
      reason
      member { firstname }
    }
  }`;

  it('asks who may be a member already, each with what they have in common; members in one more call', async () => {
    const likely = [
      { member_id: ids.member, reason: 'phone' },
      { member_id: null, reason: 'name_and_birthdate' },
    ];
    reads['/members/likely'] = ok({ likely_members: likely });
    const before = server.gateway.calls.length;
    const { data } = await server.ask(LIKELY, { birthdate: '1992-02-29' });
    expect(data.likelyMembers).toEqual([
      { reason: 'PHONE', member: { firstname: expect.any(String) } },
      { reason: 'NAME_AND_BIRTHDATE', member: null },
    ]);
    const [call, ...others] = server.gateway.calls.slice(before);
    expect(Object.fromEntries(call?.query ?? [])).toEqual({
      phone: '0812345678|TH|+66',
      firstname: 'มะลิ',
      lastname: 'ใจ ดี',
      birthdate: '1992-02-29',
    });
    expect(others.map(({ path }) => path)).toEqual(['/members']);
    await server.ask(LIKELY);
    expect(server.gateway.calls.findLast(({ path }) => path === '/members/likely')?.query.has('birthdate')).toBe(false);
  });

  const CREATE =
    'mutation ($input: CreateMemberInput!) { createMember(input: $input) { member { id } userErrors { code path } } }';

  it('makes a potential a member: what is absent is left to the gateway, an empty text goes to it', async () => {
    answer = ok({ id: ids.member });
    const input = {
      potentialId: 'p/1',
      firstname: 'มะลิ',
      email: '',
      branchId: ids.branch,
      idempotencyKey: 'key-00000001',
    };
    const { data } = await server.ask(CREATE, { input });
    expect(data.createMember).toEqual({ member: { id: ids.member }, userErrors: [] });
    expect(writes).toMatchObject([{ method: 'POST', path: '/potentials/p%2F1/member' }]);
    expect(writes[0]?.body).toEqual({
      firstname: 'มะลิ',
      email: '',
      branch_id: ids.branch,
      locale: 'th-TH',
      realm_id: ids.realm,
    });
    expect(writes[0]?.headers['idempotency-key']).toBe('key-00000001');
    answer = refusal(422, 'E07001', [
      { path: 'potential_id', message: 'This potential customer is a member already.' },
    ]);
    const refused = await server.ask(CREATE, { input: { potentialId: 'p1' } });
    expect(refused.data.createMember).toEqual({
      member: null,
      userErrors: [{ code: 'ALREADY_MEMBER', path: ['potentialId'] }],
    });
  });

  it('sends the portrait of a potential who becomes a member as a form', async () => {
    answer = ok({ id: ids.member });
    const portrait = new Blob(['portrait'], { type: 'image/png' });
    await server.upload(CREATE, { potentialId: 'p1', email: '' }, portrait, 'image');
    expect(writes[0]).toMatchObject({
      path: '/potentials/p1/member',
      body: { email: '', action: 'upload_image', image: expect.any(File) },
    });
  });
});
