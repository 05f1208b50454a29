import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Network } from '../../files/fetchPicture.ts';
import { finishedRun } from '../../testing/finishedRun.ts';
import { startTestGateway, type TestGateway } from '../../testing/startTestGateway.ts';
import { thaiBytes } from '../../testing/workbook.ts';
import { startFetchingPictures } from './startFetchingPictures.ts';

let gateway: TestGateway;
let owner: string;
let server: Server;
let network: Network;
let stop: () => Promise<void>;
const requested: string[] = [];
let underWay = 0;
let mostUnderWay = 0;

const picture = (colour: string) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: colour } })
    .png()
    .toBuffer();

beforeAll(async () => {
  gateway = await startTestGateway();
  owner = await gateway.signIn('owner');
  server = createServer(async ({ url = '' }, answer) => {
    requested.push(url);
    underWay += 1;
    mostUnderWay = Math.max(mostUnderWay, underWay);
    await pause(10);
    underWay -= 1;
    if (url.startsWith('/red')) answer.end(await picture('red'));
    else if (url.startsWith('/often')) answer.writeHead(429).end();
    else if (url === '/page') answer.writeHead(200, { 'content-type': 'image/png' }).end('<html>no picture</html>');
    else if (url === '/svg')
      answer.end('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>');
    else answer.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  network = {
    resolve: async () => ['93.184.216.34'],
    connect: () => connect((server.address() as AddressInfo).port, '127.0.0.1'),
  };
  const { files } = gateway.context;
  stop = await startFetchingPictures(
    {
      ...gateway.context,
      files: { ...files, put: (key, bytes) => (faults-- > 0 ? Promise.reject(FULL) : files.put(key, bytes)) },
    },
    { error: (error: unknown) => failures.push(error) },
    network,
  );
});
const failures: unknown[] = [];
/** The number of pictures that the store fails to save from now on. */
let faults = 0;
const FULL = new Error('no space left');
afterAll(async () => {
  await stop();
  server.close().closeAllConnections();
  await gateway.close();
  expect(failures).toEqual([]);
});

const rows = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await gateway.database.withRealm(gateway.realm.id, (client) => client.query<Row>(text, values))).rows;

async function send(path: string, file: Uint8Array | string, fields: Record<string, string> = {}, token = owner) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('image', new Blob([typeof file === 'string' ? file : new Uint8Array(file)]), 'goods');
  const body = new Response(form);
  const response = await gateway.app.inject({
    method: 'POST',
    url: `/v3.0/${path}/import`,
    payload: Buffer.from(await body.arrayBuffer()),
    headers: { authorization: `Bearer ${token}`, 'content-type': body.headers.get('content-type') ?? '' },
  });
  return { status: response.statusCode, ...response.json() };
}

const lastImport = async () =>
  (
    await rows<{ import: string; set: string }>(
      "select record_id as import, set_id as set from changes where record = 'file_imports' order by id desc limit 1",
    )
  )[0] ?? { import: '', set: '' };

/** Returns the import's report on its pictures once all have been fetched. */
async function fetched() {
  const { import: id } = await lastImport();
  return vi.waitFor(
    async () => {
      const { body } = await gateway.send('GET', `/file-imports/${id}/pictures`, { token: owner });
      expect(body.payload.waiting).toBe(0);
      return body.payload;
    },
    { timeout: 20_000 },
  );
}

const imageOf = async (code: string) =>
  (await rows<{ image: string | null }>('select image_url as image from products where code = $1', [code]))[0]?.image;

const FILE = (lines: string[]) => ['Code,Name,Price,Category,Image Src', ...lines, ''].join('\n');

test('pictures come after the rows, by their addresses; what is not a picture is reported by its row, and the same file brings nothing', async () => {
  const file = FILE([
    'PI-1,a,1,อาหาร,"https://cdn.example/red?1, https://cdn.example/red?2"'.replace('https', 'http'),
    'PI-2,b,1,อาหาร,http://cdn.example/page',
    'PI-3,c,1,อาหาร,http://cdn.example/svg',
    'PI-4,d,1,อาหาร,http://10.0.0.1/red',
    'PI-5,e,1,อาหาร,http://169.254.169.254/latest/meta-data/',
    'PI-6,f,1,อาหาร,http://cdn.example/missing',
    'PI-7,g,1,อาหาร,',
  ]);
  expect((await send('products', file)).payload).toMatchObject({ inserted: 7, bad: 0 });
  const noPicture = 'is not a picture that can be read';
  const inside = 'is not an address of a picture on the internet';
  expect(await fetched()).toEqual({
    ...{ waiting: 0, named: 0, done: 1, failed: 5 },
    faults: [
      { row: 3, source: 'http://cdn.example/page', message: noPicture },
      { row: 4, source: 'http://cdn.example/svg', message: noPicture },
      { row: 5, source: 'http://10.0.0.1/red', message: inside },
      { row: 6, source: 'http://169.254.169.254/latest/meta-data/', message: inside },
      { row: 7, source: 'http://cdn.example/missing', message: 'was answered with 404' },
    ],
  });
  expect(await imageOf('PI-1')).toMatch(/^\/files\/images\/[0-9a-f]{32}\.webp$/);
  expect(requested).not.toContain('/latest/meta-data/');
  const before = requested.length;
  const one = file.split('\n').slice(0, 2).join('\n');
  expect((await send('products', one)).payload).toMatchObject({ same: 1, updated: 0 });
  expect(requested.length).toBe(before);
});

test('two are fetched at once from a host, however many a file names', async () => {
  const many = Array.from({ length: 40 }, (_, n) => `PM-${n},m${n},1,อาหาร,http://cdn.example/red${n}`);
  mostUnderWay = 0;
  expect((await send('products', FILE(many))).payload).toMatchObject({ inserted: 40 });
  expect(await fetched()).toMatchObject({ done: 40, failed: 0 });
  expect(mostUnderWay).toBeLessThanOrEqual(2);
});

test('an address is fetched once for all rows that have it, and a host that gets too many requests is left alone for a while', async () => {
  const same = Array.from({ length: 30 }, (_, n) => `PR-${n},r${n},1,อาหาร,http://cdn.example/red?same`);
  await send('products', FILE(same));
  expect(await fetched()).toMatchObject({ done: 30, failed: 0 });
  expect(requested.filter((url) => url === '/red?same')).toHaveLength(1);
  expect(new Set(await Promise.all([0, 15, 29].map((n) => imageOf(`PR-${n}`)))).size).toBe(1);
  const often = Array.from({ length: 10 }, (_, n) => `PT-${n},t${n},1,อาหาร,http://Busy.example/often${n}`);
  await send('products', FILE([...often, 'PT-10,t,1,อาหาร,http://cdn.example/red?last']));
  await vi.waitFor(async () => expect(await imageOf('PT-10')).toMatch(/^\/files/), { timeout: 20_000 });
  const later =
    "select from import_pictures where source like '%/often%' and state = 'waiting' and next_try_at > now()";
  await vi.waitFor(async () => expect(await rows(later)).toHaveLength(10), { timeout: 20_000 });
  expect(requested.filter((url) => url.startsWith('/often'))).toHaveLength(2);
});

test('a fault with the picture of one shop keeps those of other shops not waiting; what was tried often is not tried again', async () => {
  const realms = [gateway.realm.id, gateway.otherRealm.id];
  const inBoth = (text: string) =>
    Promise.all(realms.map((id) => gateway.database.withRealm(id, (client) => client.query<{ state: string }>(text))));
  const states = async () => (await inBoth(STATES)).map(({ rows: [row] }) => row?.state);
  const STATES = "select state from import_pictures where source = 'http://cdn.example/red?both'";
  const again = (tries: number) =>
    inBoth(
      `update import_pictures set state = 'waiting', tries = ${tries}, next_try_at = now() where source = 'http://cdn.example/red?both'`,
    );
  const file = FILE(['PO-1,a,1,อาหาร,http://cdn.example/red?both']);
  await send('products', file);
  await send('products', file, {}, await gateway.signIn('owner', gateway.otherRealm.code));
  await vi.waitFor(async () => expect(await states()).toEqual(['done', 'done']), { timeout: 20_000 });
  faults = 1;
  await again(0);
  await rows("select pg_notify('import_pictures', '')");
  await vi.waitFor(async () => expect((await states()).sort()).toEqual(['done', 'waiting']), { timeout: 20_000 });
  expect(failures.splice(0)).toEqual([FULL]);
  const before = requested.length;
  await again(4);
  await rows("select pg_notify('import_pictures', '')");
  await vi.waitFor(async () => expect(await states()).toEqual(['failed', 'failed']), { timeout: 20_000 });
  expect(requested.length).toBe(before);
});

test('an import that is taken back takes its pictures along: goods go, others have the picture they had', async () => {
  await send('products', FILE(['PB-1,a,1,อาหาร,http://cdn.example/red?b']));
  await fetched();
  const had = await imageOf('PB-1');
  await rows("update products set image_url = '/files/images/own.webp' where code = 'PI-7'");
  await send(
    'products',
    FILE([
      'PB-2,b,1,อาหาร,http://cdn.example/red?c',
      'PI-7,g,1,อาหาร,http://cdn.example/red?d',
      'PB-3,b,1,อาหาร,b3.png',
    ]),
  );
  expect(await fetched()).toMatchObject({ done: 2, named: 1 });
  expect(await imageOf('PI-7')).toBe(had);
  const { set } = await lastImport();
  const { body } = await gateway.send('POST', `/change-sets/${set}/revert`, { token: owner, body: {} });
  expect(await finishedRun(gateway, body.payload, owner)).toMatchObject({ state: 'done', left: [] });
  expect([await imageOf('PB-2'), await imageOf('PB-3'), await imageOf('PI-7')]).toEqual([
    ...[undefined, undefined],
    '/files/images/own.webp',
  ]);
});

test('a zip brings pictures by code, whatever its case, and by the name that a file had for them', async () => {
  await send('products', FILE(['PZ-1,a,1,อาหาร,', 'PZ-2,b,1,อาหาร,photos/ชาเย็น.PNG', 'PZ-3,c,1,อาหาร,']));
  expect(await fetched()).toMatchObject({ named: 1 });
  const zip = zipSync({
    'goods/pz-1.png': await picture('blue'),
    'ชาเย็น.png': await picture('green'),
    'PZ-3.jpg': Buffer.from('no picture'),
    'PZ-1.gif': Buffer.from('another of the same'),
    'unknown.png': await picture('blue'),
    '__MACOSX/._PZ-1.png': Buffer.from('x'),
    'bomb-PZ-3.png': Buffer.alloc(9_000_000),
  });
  const { payload } = await send('product-pictures', zip);
  expect(payload).toMatchObject({ changed: 2, same: 0 });
  expect(Object.fromEntries(payload.left.map(({ path, message }: Record<string, string>) => [path, message]))).toEqual({
    'PZ-3.jpg': 'is not a picture that can be read',
    'PZ-1.gif': 'is the code or picture of no product',
    'unknown.png': 'is the code or picture of no product',
    'bomb-PZ-3.png': 'is the code or picture of no product',
  });
  expect(await imageOf('PZ-2')).toMatch(/^\/files\/images/);
  expect((await fetched()).named).toBe(0);
  expect((await send('product-pictures', zip)).payload).toMatchObject({ changed: 0, same: 2 });
  const sets = await rows(
    "select distinct set_id from changes where record = 'products' and before ? 'image_url' and record_id in (select id from products where code in ('PZ-1', 'PZ-2'))",
  );
  expect(sets).toHaveLength(1);
});

test.each([
  ['in the code of a Thai Windows', thaiBytes],
  ['in UTF-8 by a Mac', (text: string) => Buffer.from(text)],
])('names of a zip that does not say how they are written are read %s', async (how, bytesOf) => {
  const name = `รูป${how.length}.png`;
  await send('products', FILE([`PN-${how.length},n${how.length},1,อาหาร,${name}`]));
  const bytes = Buffer.from(bytesOf(name));
  // Letters of the same length for which the ZIP sets no encoding flag.
  const plain = 'x'.repeat(bytes.length);
  const zip = Buffer.from(zipSync({ [plain]: await picture('orange') }));
  for (let at = zip.indexOf(plain); at >= 0; at = zip.indexOf(plain, at)) zip.set(bytes, at);
  expect((await send('product-pictures', zip)).payload).toEqual({ changed: 1, same: 0, left: [] });
});

test('a picture in a zip is of the product that its code means, or of the rows that named it, and of no other', async () => {
  await send(
    'products',
    FILE([
      'PQ-1,a,1,อาหาร,http://cdn.example/missing/main.png',
      'PQ-2,b,1,อาหาร,http://cdn.example/red/2/main.png',
      'PQ-3,c,1,อาหาร,shared.png',
      'PQ-4,d,1,อาหาร,shared.png',
      'PQ-5,e,1,อาหาร,one/front.png',
      'PQ-6,f,1,อาหาร,two\\front.png',
      'PQ.1,g,1,อาหาร,',
      'PQ,h,1,อาหาร,',
      'PQ-7,i,1,อาหาร,PQ.png',
    ]),
  );
  await fetched();
  const came = await imageOf('PQ-2');
  const colours = ['blue', 'green', 'white', 'black', 'yellow', 'pink'];
  const [main, shared, one, two, dotted, whole] = await Promise.all(colours.map(picture));
  const zip = { 'main.png': main, 'shared.png': shared, 'goods/one/front.png': one, 'goods/two/front.png': two };
  const { payload } = await send(
    'product-pictures',
    zipSync({ ...zip, 'PQ.1': dotted, 'PQ.png': whole, 'front.png': main } as Record<string, Uint8Array>),
  );
  expect(payload).toEqual({
    ...{ changed: 6, same: 0 },
    left: [
      { path: 'main.png', message: 'is the code or picture of no product' },
      {
        path: 'front.png',
        message: 'is the name of different pictures: put it in the folder that the file names',
      },
    ],
  });
  const images = await Promise.all(['PQ-3', 'PQ-5', 'PQ-6', 'PQ.1', 'PQ'].map(imageOf));
  expect(new Set(images).size).toBe(5);
  expect(images).not.toContain(null);
  expect(await imageOf('PQ-4')).toBe(images[0]);
  expect([await imageOf('PQ-1'), await imageOf('PQ-2'), await imageOf('PQ-7')]).toEqual([null, came, null]);
});

test('a zip that is invalid, that bursts or that another user has no right to send is refused, and a part of it that bursts is skipped', async () => {
  expect(await send('product-pictures', 'no zip')).toMatchObject({
    status: 400,
    message: [{ path: 'image', message: 'is not a zip that can be read' }],
  });
  const burst = await send('product-pictures', zipSync({ 'PZ-1.png': Buffer.alloc(9_000_000) }));
  expect(burst.payload.left).toEqual([{ path: 'PZ-1.png', message: 'File size is too large.' }]);
  const large = await send('product-pictures', zipSync({ 'PZ-1.png': Buffer.alloc(11_000_000, 'x') }, { level: 0 }));
  expect(large.payload.left).toEqual([{ path: 'PZ-1.png', message: 'File size is too large.' }]);
  const many = zipSync(Object.fromEntries(Array.from({ length: 5_001 }, (_, n) => [`${n}.png`, Buffer.of(1)])), {
    level: 0,
  });
  expect((await send('product-pictures', many)).status).toBe(400);
  const analyst = await gateway.signIn('nobody');
  expect((await send('product-pictures', 'x', {}, analyst)).code).toBe('PERMISSION');
  const { import: id } = await lastImport();
  expect((await gateway.send('GET', `/file-imports/${id}/pictures`, { token: analyst })).body.code).toBe('PERMISSION');
  const stranger = await gateway.signIn('owner', gateway.otherRealm.code);
  expect((await gateway.send('GET', `/file-imports/${id}/pictures`, { token: stranger })).status).toBe(404);
});
