import { beforeAll, expect, test } from 'vitest';
import { PASSWORD } from '../testing/fixtures.ts';
import { testGateway } from '../testing/testGateway.ts';

const gateway = testGateway();
let owner: string;
let tied: string;

beforeAll(async () => {
  owner = await gateway.signIn('owner');
  const { ari } = gateway.realm.ids;
  const pages = ['Management', 'Management.Branch', 'Payment.Subscribe', 'Customer_Insight'];
  const authorizes = pages.map((page) => ({ object_code: `Page.Merchant.${page}`, action_codes: ['Read', 'Write'] }));
  const role = await call('POST', '/merchant-roles', { name: 'Of one branch', authorizes }, owner);
  const person = {
    username: 'tied',
    employee_no: '1',
    firstname: 'T',
    lastname: 'D',
    password: PASSWORD,
    status: 'Active',
  };
  const reached = { phone: '0810000000', email: 't@shop.example', role_id: role.body.payload.id, branches: [ari] };
  await call('POST', '/merchant-users', { ...person, ...reached }, owner);
  tied = await gateway.signIn('tied');
});

const call = (method: string, path: string, body?: unknown, token = tied) =>
  gateway.send(method, path, { token, body });
const ids = () => gateway.realm.ids;
const appointment = (branch: 'ari' | 'bangRak') => ({
  name: 'Visit',
  branch_id: ids()[branch],
  start_time: '2026-03-10T09:00:00Z',
  end_time: '2026-03-10T10:00:00Z',
});
const kept = async (branch: 'ari' | 'bangRak') =>
  (await call('POST', '/calendar', appointment(branch), owner)).body.payload.id as string;
const person = (branch: 'ari' | 'bangRak', phone: string) => ({
  firstname: 'A',
  lastname: 'B',
  phone,
  gender: 'Other',
  birthdate: '1990-02-01',
  branch_id: ids()[branch],
});

test.each<[string, string, () => ReturnType<typeof call>]>([
  ['an appointment', 'branch_id', () => call('POST', '/calendar', appointment('bangRak'))],
  [
    'a change of an appointment there',
    'branch_id',
    async () => call('PATCH', `/calendar/${await kept('bangRak')}`, { name: 'X', __v: 0 }),
  ],
  [
    'an appointment that moves there',
    'branch_id',
    async () => call('PATCH', `/calendar/${await kept('ari')}`, { branch_id: ids().bangRak, __v: 0 }),
  ],
  ['the end of an appointment', 'branch_id', async () => call('DELETE', `/calendar/${await kept('bangRak')}`)],
  ['a member', 'branch_id', () => call('POST', '/members', person('bangRak', '0899900011'))],
  ['a potential', 'branch_id', () => call('POST', '/potentials', person('bangRak', '0899900012'))],
  [
    'a change of the branch itself',
    'id',
    () => call('PATCH', `/merchant-branches/${ids().bangRak}`, { name: 'X', __v: 0 }),
  ],
  ['the end of the branch', 'id', () => call('DELETE', `/merchant-branches/${ids().bangRak}`)],
  [
    'a branch of its own',
    'id',
    () =>
      call('POST', '/merchant-branches', {
        name: 'N',
        address: '1',
        phone: '0810000000',
        email: 'n@shop.example',
        status: 'Active',
      }),
  ],
])('S7 a user who works in one branch writes nothing into another: %s', async (_, path, act) => {
  const { status, body } = await act();
  expect([status, body.message]).toEqual([400, [{ path, message: 'is not one of your branches' }]]);
});

test('S7 in the user’s branch all of it, and a customer is changed in every branch', async () => {
  const { ari } = ids();
  const elsewhere = (await call('POST', '/members', person('bangRak', '0899900013'), owner)).body.payload;
  const answers = [
    await call('POST', '/calendar', appointment('ari')),
    await call('PATCH', `/calendar/${await kept('ari')}`, { name: 'X', __v: 0 }),
    await call('POST', '/members', { ...person('ari', '0899900014'), branch_id: undefined }),
    await call('PATCH', `/members/${elsewhere.id}`, { nickname: 'X', branch_id: ari, __v: 0 }),
    await call('PATCH', `/merchant-branches/${ari}`, { name: 'Ari', __v: 0 }),
  ];
  expect(answers.map(({ status, body }) => [status, body.message])).toEqual(answers.map(() => [200, undefined]));
  expect(answers[2]?.body.payload.branch_id).toBe(ari);
});
