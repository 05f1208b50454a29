import { beforeAll, expect, test } from 'vitest';
import { testGateway } from '../testing/testGateway.ts';

const gateway = testGateway();
let token: string;

beforeAll(async () => {
  token = await gateway.signIn('owner');
});

const read = async (path: string, query: Record<string, string> = {}) => {
  const { status, body } = await gateway.send('GET', path, { token, query });
  expect({ status, message: body.message }).toEqual({ status: 200, message: undefined });
  return body.payload;
};

test.each([
  [undefined, 'พนักงานบริษัท'],
  ['th-TH', 'พนักงานบริษัท'],
  ['en-US', 'Company employee'],
  ['de-DE', 'พนักงานบริษัท'],
])('DATA-06 with the locale %s an occupation is called %s', async (locale, name) => {
  const query: Record<string, string> = locale ? { locale } : {};
  const { result } = (await read('/occupations', { ...query, limit: '1' })).occupations;
  expect(result[0].name).toBe(name);
  expect((await read(`/occupations/${result[0].id}`, query)).occupation.name).toBe(name);
});

test('DATA-06 an occupation of a member is named in the locale too, their own name as it was written', async () => {
  const { mali } = gateway.realm.ids;
  await gateway.database.withRealm(gateway.realm.id, (client) =>
    client.query(
      `update members set i18n = '{"en-US":{"firstname":"Mali"}}', occupation_id = (select id from occupations order by position limit 1)
       where id = $1`,
      [mali],
    ),
  );
  const query = { locale: 'en-US', projection: 'firstname,firstname_en,occupation.name' };
  expect((await read(`/members/${mali}`, query)).member).toMatchObject({
    firstname: 'มะลิ',
    firstname_en: 'Mali',
    occupation: { name: 'Company employee' },
  });
});

test('DATA-06 what points are called follows the locale', async () => {
  for (const path of ['reward-items', 'reward-types']) {
    const [row] = Object.values(await read(`/${path}`, { locale: 'en-US' })) as { name: string }[][];
    expect(row?.[0]?.name, path).toBe('Points');
  }
});

test.each([
  ['th-TH', 'เชียงใหม่'],
  ['en-US', 'Chiang Mai'],
])(
  'DATA-06 with the locale %s a province is called %s, in its list and beside a member; every province has both',
  async (locale, name) => {
    const { mali } = gateway.realm.ids;
    const provinces = (await read('/provinces', { locale })) as {
      provinces: { id: string; name: string }[];
    };
    const found = provinces.provinces.find((each) => each.name === name);
    expect(provinces.provinces.filter((each) => /^[a-z -]+$/i.test(each.name))).toHaveLength(
      locale === 'en-US' ? 77 : 0,
    );
    await gateway.database.withRealm(gateway.realm.id, (client) =>
      client.query('update members set province_id = $2 where id = $1', [mali, found?.id]),
    );
    const { member } = await read(`/members/${mali}`, { locale, projection: 'province.name' });
    expect(member.province).toEqual({ name });
  },
);
