import { beforeAll, expect, test } from 'vitest';
import { testGateway } from '../testing/testGateway.ts';

const gateway = testGateway();
let owner: string;

beforeAll(async () => {
  owner = await gateway.signIn('owner');
});

async function count(path: string): Promise<number> {
  const answer = await gateway.send('GET', `/${path}`, { token: owner, query: { limit: '1' } });
  return answer.body.payload[path.replaceAll('-', '_')].total[0].count;
}

async function find(path: string, query: Record<string, string>) {
  const answer = await gateway.send('GET', `/${path}`, { token: owner, query });
  return answer.body.payload[path.replaceAll('-', '_')];
}

test('CALL-26 all of Thailand is there, down to the postcodes', async () => {
  const counts = await Promise.all(['provinces', 'districts', 'sub-districts', 'postcodes'].map(count));
  expect(counts).toEqual([77, 928, 7475, 7475]);
});

test('CALL-26 each list is narrowed by the one above it', async () => {
  const [bangkok] = await find('provinces', { filter: '{"name":"กรุงเทพมหานคร"}' });
  const districts = await find('districts', { filter: JSON.stringify({ province_id: bangkok.id }) });
  expect(districts).toHaveLength(50);
  const pathumWan = districts.find((district: { name: string }) => district.name === 'ปทุมวัน');
  const subDistricts = await find('sub-districts', { filter: JSON.stringify({ district_id: pathumWan.id }) });
  expect(subDistricts.map((place: { name: string }) => place.name).sort()).toEqual(
    ['ปทุมวัน', 'รองเมือง', 'ลุมพินี', 'วังใหม่'].sort(),
  );
  const [postcode] = await find('postcodes', { filter: JSON.stringify({ sub_district_id: subDistricts[0].id }) });
  expect(postcode).toMatchObject({ code: '10330', sub_district_id: subDistricts[0].id });
});

test('CU-13 each place is reported in the requested language, and found by both names', async () => {
  const [here] = await find('sub-districts', { locale: 'en-US', keyword: 'Lumpini' });
  expect(here).toMatchObject({ name: 'Lumpini', district: { name: 'Pathum Wan' }, province: { name: 'Bangkok' } });
  const [same] = await find('sub-districts', { locale: 'th-TH', keyword: 'Lumpini' });
  expect(same).toMatchObject({ id: here.id, name: 'ลุมพินี', district: { name: 'ปทุมวัน' } });
  const thaiAlone = async (path: string) => {
    const places: { name: string }[] = [];
    for (let skip = 0; ; skip += 1_000) {
      const page = await find(path, { locale: 'en-US', limit: '1000', skip: String(skip), projection: 'name' });
      places.push(...page.result);
      if (page.result.length < 1_000) return places.filter(({ name }) => /[ก-๙]/.test(name)).length;
    }
  };
  expect([await thaiAlone('districts'), await thaiAlone('sub-districts')]).toEqual([0, 0]);
});

test('MGMT-41 each place shows all that it is in, is found by it and put in its order', async () => {
  const [bangkok] = await find('provinces', { filter: '{"name":"กรุงเทพมหานคร"}' });
  const filter = JSON.stringify({ province_id: bangkok.id });
  const inBangkok = await find('sub-districts', { filter, keyword: 'ลุมพินี' });
  expect(inBangkok).toMatchObject([
    { district: { name: 'ปทุมวัน' }, province: { id: bangkok.id, name: bangkok.name }, province_id: bangkok.id },
  ]);
  const [{ district_id }] = inBangkok;
  const postcodes = await find('postcodes', {
    filter: JSON.stringify({ district_id }),
    sort: '{"sub_district.name":-1}',
  });
  expect(postcodes.map(({ sub_district }: { sub_district: { name: string } }) => sub_district.name)).toEqual([
    'วังใหม่',
    'ลุมพินี',
    'รองเมือง',
    'ปทุมวัน',
  ]);
  expect(postcodes[0]).toMatchObject({ district: { name: 'ปทุมวัน' }, province: { id: bangkok.id }, district_id });
});

test('every place stands in one above it', async () => {
  const stray = await gateway.database.withRealm(gateway.realm.id, (client) =>
    client.query(`select s.id from sub_districts s left join districts d on d.id = s.district_id
      left join provinces p on p.id = d.province_id left join postcodes z on z.sub_district_id = s.id
      where p.id is null or z.id is null`),
  );
  expect(stray.rowCount).toBe(0);
});

test('only a migration changes what all merchants share', async () => {
  const change = gateway.database.withRealm(gateway.realm.id, (client) =>
    client.query("update provinces set name = 'x' returning id"),
  );
  expect((await change).rowCount).toBe(0);
});
