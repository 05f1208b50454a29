import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { S3Config } from '../config.ts';
import { startTestGateway } from '../testing/startTestGateway.ts';
import { type FileStore, openFileStore } from './FileStore.ts';

/** A real server of the protocol, without type declarations. */
interface S3Server {
  run(): Promise<{ port: number }>;
  close(): Promise<void>;
}
const S3rver: new (options: object) => S3Server = createRequire(import.meta.url)('s3rver');

let folder: string;
let server: S3Server;
let s3: S3Config;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'taem-store-'));
  server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'pictures' }],
  });
  const { port } = await server.run();
  s3 = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket: 'pictures',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  };
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

describe.each<[string, () => FileStore]>([
  ['a folder', () => openFileStore(folder)],
  ['an S3-compatible store', () => openFileStore(folder, s3)],
])('%s', (_, open) => {
  test('gives back what it was given, and nothing else', async () => {
    const store = open();
    const bytes = new Uint8Array(100_000).fill(7);
    await store.put('images/a.webp', bytes);
    await store.put('images/a.webp', bytes);
    const file = await store.read('images/a.webp');
    expect(file?.size).toBe(100_000);
    expect(file && new Uint8Array(await buffer(file.stream))).toEqual(bytes);
    expect(await store.read('images/b.webp')).toBeNull();
  });
});

test('a picture goes into the bucket and is served by the gateway', async () => {
  const gateway = await startTestGateway({ s3 });
  try {
    const image = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const data = new FormData();
    data.set('__v', '0');
    data.set('image', new Blob([new Uint8Array(image)]), 'a.png');
    const form = new Response(data);
    const response = await gateway.app.inject({
      method: 'PATCH',
      url: `/v3.0/products/${gateway.realm.ids.coffee}`,
      headers: {
        authorization: `Bearer ${await gateway.signIn('owner')}`,
        'content-type': form.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await form.arrayBuffer()),
    });
    const address: string = response.json().payload.image_url;
    expect(await openFileStore(folder, s3).read(address.replace('/files/', ''))).not.toBeNull();
    const served = await gateway.app.inject(address);
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/webp']);
    expect((await sharp(served.rawPayload).metadata()).width).toBe(9);
  } finally {
    await gateway.close();
  }
});

test('a picture that could not be written whole is not there: it can be given again', async () => {
  const small = join(folder, 'small');
  const store = openFileStore(small);
  await mkdir(join(small, 'files'), { recursive: true });
  // A folder of that name makes the last step fail, as a full disk would an earlier one.
  await mkdir(join(small, 'files/images/b.webp/in-the-way'), { recursive: true });
  await expect(store.put('images/b.webp', Buffer.of(1))).rejects.toThrow();
  expect(await readdir(join(small, 'files/images'))).toEqual(['b.webp']);
});
