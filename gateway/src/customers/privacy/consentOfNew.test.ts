import { CONSENT_WORDINGS } from '@taem/domain/customers/privacy/consentWordings.ts';
import { beforeAll, expect, test } from 'vitest';
import { testGateway } from '../../testing/testGateway.ts';

const gateway = testGateway();
let owner: string;
beforeAll(async () => {
  owner = await gateway.signIn('owner');
});

const person = { firstname: 'Mali', lastname: 'Jaidee', gender: 'Female' };
const inBranch = () => ({ ...person, branch_id: gateway.realm.ids.ari });
const rows = async (text: string, values: unknown[] = []) =>
  (await gateway.database.withRealm(gateway.realm.id, (client) => client.query(text, values))).rows;
const consentsOf = (phone: string) =>
  rows(
    `select c.is_given, c.wording, c.language, c.by_username as by from message_consents c join members m on m.id = c.member_id
      where m.phone = $1 order by c.id`,
    [`${phone}|TH|+66`],
  );
const registered = (phone: string) => rows('select 1 from members where phone = $1', [`${phone}|TH|+66`]);

async function ofPotential(phone: string, more: object) {
  const created = await gateway.send('POST', '/potentials', {
    token: owner,
    body: { ...inBranch(), phone, birthdate: '1990-01-31' },
  });
  return gateway.send('POST', `/potentials/${created.body.data.id}/member`, {
    token: owner,
    body: { ...inBranch(), ...more },
  });
}

async function byLink(phone: string, more: object) {
  const body = { form_code: 'FORM:MEMBER:ONBOARD:SERVICE:2.0', branch_id: gateway.realm.ids.ari };
  const { payload } = (await gateway.send('POST', '/onboard/subscribe/url/generate', { token: owner, body })).body;
  const token = String(payload.self_register_url).split('/').at(-1);
  return gateway.send('POST', `/onboard/subscribe/self/${token}`, { body: { ...person, phone, ...more } });
}

const atCounter = (phone: string, more: object) =>
  gateway.send('POST', '/members', { token: owner, body: { ...inBranch(), phone, ...more } });

const WAYS = [
  ['at the counter', atCounter, 'owner', '0677000001'],
  ['as somebody who left details', ofPotential, 'owner', '0677000011'],
  ['by the link, by themselves', byLink, null, '0677000021'],
] as const;

test.each(WAYS)(
  'a person registered %s agrees by the wording that was shown, or has not answered',
  async (_, register, by, phone) => {
    const wording = CONSENT_WORDINGS['en-US'];
    const agreed = await register(phone, { consent_wording: wording });
    expect(agreed.status, JSON.stringify(agreed.body)).toBe(200);
    expect(await consentsOf(phone)).toEqual([{ is_given: true, wording, language: 'en-US', by }]);
    const silent = `${phone.slice(0, -1)}2`;
    expect((await register(silent, {})).status).toBe(200);
    expect([(await registered(silent)).length, await consentsOf(silent)]).toEqual([1, []]);
  },
);

test.each(WAYS)(
  'a customer registered %s with a wording that is not in use is not registered',
  async (_, register, _by, phone) => {
    const other = `${phone.slice(0, -1)}3`;
    const { status, body } = await register(other, { consent_wording: 'Send me everything.' });
    expect([status, body.message[0].path]).toEqual([400, 'consent_wording']);
    expect(await registered(other)).toEqual([]);
  },
);

test('anyone with the link answers for no one who is a member already, and does not learn that they are one', async () => {
  const phone = '0677000031';
  await atCounter(phone, {});
  const again = await byLink(phone, { consent_wording: CONSENT_WORDINGS['th-TH'] });
  expect([again.status, again.body.payload]).toEqual([200, { registered: true }]);
  expect(await consentsOf(phone)).toEqual([]);
  expect((await byLink(phone, { consent_wording: 'Send me everything.' })).status).toBe(400);
});
