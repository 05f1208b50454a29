import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { beforeAll, expect, it } from 'vitest';
import { webOperations } from '../testing/faults/webOperations.ts';
import { startTestStack, type TestUser } from '../testing/stack/startTestStack.ts';

/** The current operation of the profile's pages. */
const PROFILE = webOperations().find(({ name }) => name === 'MemberProfile')?.text ?? '';
const UPDATE = 'mutation ($input: UpdateMemberInput!) { updateMember(input: $input) { userErrors { code path } } }';

const stack = openForTests(startTestStack);
let owner: TestUser;

beforeAll(async () => {
  owner = await stack.as('owner');
});

const profileFor = async (user: TestUser) => {
  const { data, errors } = await user.ask(PROFILE, { id: stack.ids.mali });
  expect(errors).toBeUndefined();
  return data.member;
};

it('CUST-52..59, 69 the whole profile is one operation of at most six calls, however much a member has filled in', async () => {
  const { version } = await profileFor(owner);
  const { data } = await owner.ask('{ socials { id } occupations { id } }');
  const [occupationId, ...socials] = [data.occupations[0].id, ...data.socials.map(({ id }: { id: string }) => id)];
  const details = {
    occupationId,
    socials: socials.map((socialId: string) => ({ socialId, account: '@mali' })),
    educations: [{ facts: [{ name: 'school', value: 'จุฬาฯ' }] }],
    interests: { hobbies: ['ทำสวน'] },
  };
  const answer = await owner.ask(UPDATE, { input: { id: stack.ids.mali, version, ...details } });
  expect(answer.data.updateMember.userErrors).toEqual([]);
  const calls = await stack.callsOf(() => profileFor(owner));
  expect(calls.length).toBeLessThanOrEqual(6);
  expect(calls).toContain(`GET /members/${stack.ids.mali}`);
});

it('S12 a user who may not know contacts sees that they are hidden, reads the figures, and writes over nothing', async () => {
  const figures = { objectCode: 'Page.Merchant.Business_Insight', actionCodes: ['READ'] } as const;
  const insight = { objectCode: 'Page.Merchant.Customer_Insight', actionCodes: ['WRITE'] } as const;
  const analyst = await stack.addUser('analyst', [figures, insight]);
  const full = await profileFor(owner);
  expect(full).toMatchObject({
    personalHidden: false,
    phone: '+66812345678',
    educations: [{ facts: expect.anything() }],
  });
  const member = await profileFor(analyst);
  const hidden = { phone: null, birthdate: null, educations: null, works: null, socials: null, interests: null };
  expect(member).toMatchObject({ personalHidden: true, firstname: 'มะลิ', totalRevenue: full.totalRevenue, ...hidden });
  const send = (changes: object) =>
    analyst.ask(UPDATE, { input: { id: stack.ids.mali, version: member.version, ...changes } });
  for (const empty of [{ phone: null }, { educations: [] }, { interests: {} }]) {
    expect((await send(empty)).data.updateMember.userErrors).toMatchObject([{ code: 'PERMISSION' }]);
  }
  expect((await send({ nickname: 'มะ' })).data.updateMember.userErrors).toEqual([]);
  expect(await profileFor(owner)).toMatchObject({ nickname: 'มะ', phone: full.phone, educations: full.educations });
});
