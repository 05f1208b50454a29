import sharp from 'sharp';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { testGateway } from '../testing/testGateway.ts';
import { portraitFolder, saveImage } from './saveImage.ts';
import { signAddress } from './signedAddress.ts';

const gateway = testGateway();
let owner: string;
/** Path of a picture of the shop, as stored. */
let path: string;

beforeAll(async () => {
  owner = await gateway.signIn('owner');
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  path = await saveImage(gateway.context.files, picture, portraitFolder(gateway.realm.id));
  for (const table of ['members', 'potentials', 'merchant_users']) {
    await gateway.database.withRealm(gateway.realm.id, (client) =>
      client.query(`update ${table} set image_url = $1`, [path]),
    );
  }
});
afterEach(() => void vi.useRealTimers());

const payloadOf = async (address: string) => (await gateway.send('GET', address, { token: owner })).body.payload;
const statusOf = async (address: string) => (await gateway.app.inject(address)).statusCode;
const signed = () => signAddress(gateway.context.tokens, path);

test.each([
  ['a member', '/members?limit=1', 'members.result.0.image_url'],
  ['a user', '/merchant-users?limit=1', 'merchant_users.result.0.image_url'],
  ['oneself', '/merchants/home', 'user_profile.image_url'],
])('S12 the picture of %s is answered with an address that needs no token and expires', async (_, list, place) => {
  const address: string = place.split('.').reduce((value, name) => value[name], await payloadOf(list));
  expect(address).toMatch(/^\/files\/people\/[-0-9a-f]{36}\/[0-9a-f]{32}\.webp\?until=\d+&signature=[-\w]{22}$/);
  const answer = await gateway.app.inject(address);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(answer.headers['cache-control']).toMatch(/^private, max-age=\d+, immutable$/);
});

test('S12 an address is good for half a day to a day, and the same for half a day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-02T11:59:00Z') });
  const address = signed();
  vi.setSystemTime('2026-03-02T12:01:00Z');
  expect(signed()).not.toBe(address);
  const later = signed();
  vi.setSystemTime('2026-03-02T23:59:59Z');
  expect([signed(), await statusOf(address)]).toEqual([later, 200]);
  vi.setSystemTime('2026-03-03T00:00:01Z');
  expect([await statusOf(address), await statusOf(later)]).toEqual([404, 200]);
  vi.setSystemTime('2026-03-03T12:00:01Z');
  expect(await statusOf(later)).toBe(404);
});

test('S12 no one reads a picture by an address that no gateway signed, or that was signed for another', async () => {
  const address = new URL(signed(), 'http://gateway');
  const until = Number(address.searchParams.get('until'));
  const signature = address.searchParams.get('signature') ?? '';
  const other = signAddress(gateway.context.tokens, path.replace(/\w{32}/, 'a'.repeat(32))).split('?')[1];
  const tricks = [
    '',
    '?',
    `?until=${until}`,
    `?signature=${signature}`,
    `?until=${until + 1}&signature=${signature}`,
    `?until=${until}&until=${until}&signature=${signature}`,
    `?until=${until}&signature=${signature.slice(0, -2)}`,
    `?until=9999999999&signature=${signature}`,
    `?until=1e10&signature=${signature}`,
    `?until=-1&signature=`,
    `?${other}`,
  ];
  for (const trick of tricks) expect([trick, await statusOf(path + trick)]).toEqual([trick, 404]);
  for (const trick of ['/%70eople', '/./people', '//people', '/images/../people']) {
    expect([trick, await statusOf(path.replace('/people', trick))]).toEqual([trick, 404]);
  }
});

test('S12 a text that reads like an address is answered as it was written, and so is the address of another shop', async () => {
  const { id, __v } = (await payloadOf('/members?limit=1')).members.result[0];
  const foreign = path.replace(gateway.realm.id, gateway.otherRealm.id);
  const remark = `"image_url":"${path}"`;
  await gateway.send('PATCH', `/members/${id}`, {
    token: owner,
    body: { __v, merchant_remark: remark, address: path },
  });
  const { member } = await payloadOf(`/members/${id}`);
  expect([member.merchant_remark, member.address]).toEqual([remark, path]);
  await gateway.database.withRealm(gateway.realm.id, (client) =>
    client.query('update members set image_url = $1', [foreign]),
  );
  expect((await payloadOf(`/members/${id}`)).member.image_url).toBe(foreign);
});
