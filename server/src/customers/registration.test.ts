import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ids } from '../testing/demoRows.ts';
import { type Answer, ok, type RecordedCall, refusal } from '../testing/fakeGateway.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';

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
  let server: TestServer;
  let writes: RecordedCall[];
  let answer: Answer | undefined;
  let reads: Record<string, Answer>;

  beforeAll(async () => {
    server = await startTestServer();
    const ordinary = server.gateway.reply;
    server.gateway.reply = (call) => (call.method === 'GET' && reads[call.path]) || ordinary(call);
    writes = server.answerWrites(() => answer);
  });
  beforeEach(() => {
    writes.length = 0;
    reads = {};
  });
  afterAll(() => server.close());

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

  it('CALL-34 sends a link to a phone, and tells a phone that is wrong', async () => {
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

  it('OP-54 gives the page behind a link and its lists to who has no session', async () => {
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
    'mutation Register($input: SelfRegisterInput!) { selfRegister(input: $input) { selfRegistration { memberId code } userErrors { code path } } }';
  const answers = [
    { questionId: 'firstname', value: 'Somchai' },
    { questionId: 'household_size', value: '3' },
  ];

  it('OP-54 makes a member of who has no session, and tells refusals by their question', async () => {
    answer = ok({ id: ids.member, code: 'M1' });
    const input = { token: 'link.1', answers };
    const { data } = await server.post({ query: REGISTER, variables: { input } });
    expect(data.selfRegister).toEqual({ selfRegistration: { memberId: ids.member, code: 'M1' }, userErrors: [] });
    expect(writes).toMatchObject([{ method: 'POST', path: SELF }]);
    expect(writes[0]?.body).toEqual({ firstname: 'Somchai', household_size: '3' });
    expect(writes[0]?.headers.authorization).toBeUndefined();
    for (const [refused, userError] of [
      [refusal(422, 'LINK_EXPIRED', 'Expired.'), { code: 'LINK_EXPIRED', path: [] }],
      [
        refusal(400, 'VALIDATION', [{ path: 'lastname', message: 'This field is required' }]),
        { code: 'VALIDATION', path: ['answers', 'lastname'] },
      ],
      [
        refusal(422, 'E07001', [{ path: 'phone', message: 'Known.' }]),
        { code: 'ALREADY_MEMBER', path: ['answers', 'phone'] },
      ],
    ] as const) {
      answer = refused;
      const result = await server.post({ query: REGISTER, variables: { input } });
      expect(result.data.selfRegister).toEqual({ selfRegistration: null, userErrors: [userError] });
    }
  });

  it('takes a portrait from who has the link, and from nobody without', async () => {
    answer = ok({ id: ids.member, code: 'M1' });
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
});
