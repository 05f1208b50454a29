import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { appointments } from '../calendar/appointments.ts';
import { calendar } from '../calendar/calendar.ts';
import { resources } from '../resources.ts';
import { stockProducts } from '../stock/stockProducts.ts';
import type { Answer, SendOptions } from '../testing/startTestGateway.ts';
import { testGateway } from '../testing/testGateway.ts';
import { testRecords } from '../testing/testRecords.ts';

const gateway = testGateway();
let owner: string;
let powerless: string;
let foreigner: string;

beforeAll(async () => {
  [owner, powerless] = await Promise.all([gateway.signIn('owner'), gateway.signIn('nobody')]);
  foreigner = await gateway.signIn('owner', gateway.otherRealm.code);
});

/** Sends a request; any refusal must be no fault of ours, have the common error body and reveal no internals. */
async function send(method: string, path: string, options: SendOptions = {}): Promise<Answer> {
  const answer = await gateway.send(method, path, { token: owner, ...options });
  expect(answer.status, `${method} ${path} ${JSON.stringify(answer.body).slice(0, 300)}`).toBeLessThan(500);
  if (answer.status < 300) return answer;
  expect(answer.body).toMatchObject({ status: answer.status, code: expect.any(String), wgCode: answer.body.code });
  expect(JSON.stringify(answer.body)).not.toMatch(/node_modules|\bselect \w|insert into|update \w+ t set|at \w+ \(/);
  return answer;
}

const code = ({ status, body }: Answer) => [status, body.code];
const paths = ({ body }: Answer) =>
  Array.isArray(body.message) ? body.message.map((problem: { path: string }) => problem.path) : [];
const missingId = '0190a000-0000-7000-8000-00000000abcd';
let counter = 0;
const next = () => {
  counter += 1;
  return counter;
};

const all = [
  ...resources,
  { ...calendar, create: appointments.create, update: appointments.update, remove: appointments.remove },
  stockProducts,
];

test('the suite knows every resource', () => {
  expect(all.map(({ path }) => path).filter((path) => !testRecords[path])).toEqual([]);
});

describe.each(all.map((resource) => [resource.path, resource] as const))('%s', (path, resource) => {
  const record = testRecords[path] ?? { id: () => null };
  const list = async (query: Record<string, string> = {}, token = owner) => send('GET', `/${path}`, { query, token });
  const ownId = async () =>
    record.id(gateway.realm.ids) ?? (await list({ limit: '1' })).body.payload[resource.listKey].result[0].id;
  const field = [...resource.fieldByPath.keys()].find((name) => name !== 'id') ?? 'id';

  test('list: a page has total and result, and never a row of another realm', async () => {
    const page = (await list({ limit: '1000' })).body.payload[resource.listKey];
    expect(page.total[0].count).toBeGreaterThan(0);
    expect(page.result.length).toBe(Math.min(page.total[0].count, 1000));
    if (record.id(gateway.realm.ids) === null) return;
    const theirs = (await list({ limit: '1000' }, foreigner)).body.payload[resource.listKey].result;
    const ids = new Set(page.result.map((row: { id: string }) => row.id));
    expect(ids.has(record.id(gateway.realm.ids))).toBe(true);
    expect(theirs.filter((row: { id: string }) => ids.has(row.id))).toEqual([]);
  });

  test('list: get many by ids, days, a keyword and a language are understood', async () => {
    const id = await ownId();
    const many = await list({ filter: JSON.stringify({ id: { $in: [id, missingId] } }) });
    expect(many.body.payload[resource.listKey].map((row: { id: string }) => row.id)).toEqual([id]);
    const days = { from: '2000-01-01', to: '2700-12-31', locale: 'th-TH', limit: '1' };
    expect((await list(days)).body.payload[resource.listKey].result).toHaveLength(1);
    expect(code(await list({ keyword: "ก'%_\\" }))).toEqual([200, undefined]);
  });

  test.each<[string, Record<string, string>, string]>([
    ['an unknown filter', { filter: '{"colour_of_money":1}' }, 'filter.colour_of_money'],
    ['a filter that is no JSON', { filter: '{' }, 'filter'],
    ['an unknown sort', { sort: '{"colour_of_money":1}' }, 'sort.colour_of_money'],
    ['an unknown projection', { projection: 'colour_of_money' }, 'projection'],
    ['a million rows', { limit: '1000000' }, 'limit'],
    ['a keyword too long', { keyword: 'x'.repeat(200) }, 'keyword'],
    ['a branch that is none', { branch_id: '1' }, 'branch_id'],
    ['D14 a branch that there is not', { branch_id: missingId }, 'branch_id'],
  ])('list: %s is refused by name', async (_, query, refused) => {
    const answer = await list(query);
    expect([...code(answer), paths(answer)[0]]).toEqual([400, 'VALIDATION', refused]);
  });

  test('get: one record; what is not there, not an id or of another realm is not found', async () => {
    const id = await ownId();
    const projected = await send('GET', `/${path}/${id}`, { query: { projection: field } });
    expect(projected.body.payload[resource.singleKey]).toMatchObject({ id });
    const theirs = record.id(gateway.otherRealm.ids) ?? missingId;
    for (const other of [missingId, '1', 'None', "1'or'1", theirs]) {
      expect(code(await send('GET', `/${path}/${other}`))).toEqual([404, 'NOT_FOUND']);
    }
  });

  test('PERMISSION without the right, for every verb, and it does not sign out', async () => {
    const id = await ownId();
    const reads = resource.read === 'everyone' ? 200 : 400;
    expect((await list({ limit: '1' }, powerless)).status).toBe(reads);
    const verbs = [
      ['POST', `/${path}`, resource.create],
      ['PATCH', `/${path}/${id}`, id === gateway.realm.ids.nobody ? undefined : resource.update],
      ['DELETE', `/${path}/${id}`, resource.remove],
    ] as const;
    for (const [method, address, right] of verbs) {
      if (right)
        expect(code(await send(method, address, { token: powerless, body: { __v: 0 } }))).toEqual([400, 'PERMISSION']);
    }
  });

  test('a verb that is not offered is 405, and says what is', async () => {
    const id = await ownId();
    // `POST stock` takes a document of received goods (OP-51).
    const makes = resource.create || path === 'stock';
    const offered = { PUT: false, POST: makes, PATCH: resource.update, DELETE: resource.remove };
    for (const [method, right] of Object.entries(offered)) {
      if (right) continue;
      const answer = await send(method, method === 'POST' ? `/${path}` : `/${path}/${id}`, { body: {} });
      expect(code(answer)).toEqual([405, 'METHOD_NOT_ALLOWED']);
      expect(answer.headers.allow).toContain('GET');
    }
  });

  if (resource.create) {
    const make = (changes: object = {}, token = owner) =>
      send('POST', `/${path}`, { token, body: { ...record.create?.(gateway.realm.ids, next()), ...changes } });

    test('create: with what every sender adds; the answer carries the id and the record', async () => {
      const answer = await make({ locale: 'th-TH', realm_id: gateway.otherRealm.id, branch_id: gateway.realm.ids.ari });
      expect([answer.status, answer.body.data?.id], JSON.stringify(answer.body)).toEqual([
        200,
        answer.body.payload?.id,
      ]);
      const { id } = answer.body.data;
      expect((await send('GET', `/${path}/${id}`)).status).toBe(200);
      expect((await send('GET', `/${path}/${id}`, { token: foreigner })).status).toBe(404);
    });

    test.each(badBodies(() => record.create?.(gateway.realm.ids, next()) ?? {}))(
      'create: %s',
      badBody('POST', () => `/${path}`),
    );

    test('create: every field refuses a wrong type and too long a text by its name', async () => {
      for (const [name, { type, write }] of (path === 'calendar' ? appointments : resource).fieldByPath) {
        if (!write || name.includes('.')) continue;
        const wrong = type === 'text' ? [{ a: 1 }, 'x'.repeat(3_000), 'a\0b'] : [{ a: 1 }, 'x'.repeat(3_000), [[]]];
        for (const value of type === 'json' ? ['x'.repeat(3_000)] : wrong) {
          const answer = await make({ [name]: value });
          expect([name, ...code(answer)]).toEqual([name, 400, 'VALIDATION']);
          expect(paths(answer).some((refused: string) => refused.startsWith(name))).toBe(true);
        }
      }
    });

    test('D25 create: sent again with its key it is one record and the first answer, also when both come at once', async () => {
      const body = record.create?.(gateway.realm.ids, next()) ?? {};
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const post = (changes: object = {}, token = owner) =>
        send('POST', `/${path}`, { token, headers, body: { ...body, ...changes } });
      const rows = async () => (await list({ limit: '1' })).body.payload[resource.listKey].total[0].count;
      const before = await rows();
      const [first, ...others] = await Promise.all([post(), post(), post()]);
      expect(first?.status, JSON.stringify(first?.body)).toBe(200);
      for (const again of [...others, await post()]) expect(again?.body).toEqual(first?.body);
      expect(await rows()).toBe(before + 1);
      expect(code(await post({ locale: 'en-US' }))).toEqual([409, 'IDEMPOTENCY_CONFLICT']);
      expect(code(await post({}, powerless))).toEqual([400, 'PERMISSION']);
    });

    test('create: another realm is never referred to', async () => {
      const foreign = record.create?.(gateway.otherRealm.ids, next()) ?? {};
      const own = record.create?.(gateway.realm.ids, next()) ?? {};
      const refers = JSON.stringify(foreign).replace(/\d/g, '') !== JSON.stringify(own).replace(/\d/g, '');
      if (refers) expect(code(await send('POST', `/${path}`, { body: foreign }))).toEqual([400, 'VALIDATION']);
    });
  }

  if (resource.update) {
    const change = async (body: object, token = owner) => send('PATCH', `/${path}/${await ownId()}`, { token, body });
    const version = async () => (await send('GET', `/${path}/${await ownId()}`)).body.payload[resource.singleKey].__v;

    test('update: over the version that was read, and over no other', async () => {
      const __v = await version();
      const changed = await change({
        ...record.update,
        __v,
        category: {},
        sub_category: {},
        attributes: [],
        image_url: 'x',
        time: 1,
      });
      expect([changed.status, changed.body.payload?.__v], JSON.stringify(changed.body)).toEqual([200, __v + 1]);
      expect(code(await change({ ...record.update, __v }))).toEqual([409, '123']);
      expect(paths(await change({ ...record.update }))).toEqual(['__v']);
      expect(paths(await change({ ...record.update, __v: 'x' }))).toEqual(['__v']);
    });

    test('update: nothing that is not there, or is of another realm', async () => {
      const theirs = record.id(gateway.otherRealm.ids);
      for (const id of [missingId, '1', theirs]) {
        expect(code(await send('PATCH', `/${path}/${id}`, { body: { ...record.update, __v: 0 } }))).toEqual([
          404,
          'NOT_FOUND',
        ]);
      }
    });

    test.each(badBodies(() => ({ ...record.update, __v: 0 })))(
      'update: %s',
      badBody('PATCH', async () => `/${path}/${await ownId()}`),
    );

    test('update: of a hundred who change the same version at once, one does', async () => {
      const __v = await version();
      const answers = await Promise.all(Array.from({ length: 100 }, () => change({ ...record.update, __v })));
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).toEqual([200, ...Array(99).fill(409)]);
      expect(await version()).toBe(__v + 1);
    });
  }

  if (resource.update && resource.fieldByPath.has('image_url')) {
    const isPortrait = resource.fieldByPath.get('image_url')?.folderOf !== undefined;
    test('update: a picture of 10,000,000 bytes is kept, one byte more is too large (OP-53)', async () => {
      const address = `/${path}/${await ownId()}`;
      const { __v } = (await send('GET', address)).body.payload[resource.singleKey];
      const upload = async (bytes: number, version = __v) => {
        const fields = { __v: String(version), locale: 'th-TH', realm_id: gateway.realm.id, action: 'upload_image' };
        return send('PATCH', address, await pictureForm(fields, bytes));
      };
      expect(code(await upload(10_000_001))).toEqual([413, 'TOO_LARGE']);
      const kept = await upload(10_000_000);
      expect([kept.status, kept.body.payload?.__v], JSON.stringify(kept.body)).toEqual([200, __v + 1]);
      expect(kept.body.payload.image_url).toMatch(isPortrait ? PORTRAIT : PICTURE);
      expect(code(await upload(1_000))).toEqual([409, '123']);
    });
  }

  if (resource.remove) {
    test('delete: what was made, once; nothing that is not there, of another realm, or in use', async () => {
      const created = await send('POST', `/${path}`, { body: record.create?.(gateway.realm.ids, next()) });
      const address = `/${path}/${created.body.data?.id}`;
      expect(code(await send('DELETE', address, { token: foreigner }))).toEqual([404, 'NOT_FOUND']);
      const removed = await send('DELETE', address);
      expect([removed.status, removed.body.payload]).toEqual([200, { id: created.body.data.id }]);
      for (const other of [address, `/${path}/1`])
        expect(code(await send('DELETE', other))).toEqual([404, 'NOT_FOUND']);
      if (record.inUse) expect(code(await send('DELETE', `/${path}/${await ownId()}`))).toEqual([422, 'IN_USE']);
    });
  }
});

type BadBody = [name: string, expected: [number, string], body: () => unknown, headers: Record<string, string>];

function badBodies(good: () => object): BadBody[] {
  const json = { 'content-type': 'application/json' };
  const form = { 'content-type': 'multipart/form-data; boundary=b' };
  return [
    ['a field that the record does not have', [400, 'VALIDATION'], () => ({ ...good(), colour_of_money: 1 }), {}],
    ['a body that is not JSON', [400, 'VALIDATION'], () => '{bad', json],
    ['a body that is a list', [400, 'VALIDATION'], () => '[]', json],
    ['no body', [400, 'VALIDATION'], () => '', json],
    ['a poisoned body', [400, 'VALIDATION'], () => '{"__proto__":{"a":1}}', json],
    ['a body of more than a megabyte', [413, 'TOO_LARGE'], () => ({ ...good(), desc: 'x'.repeat(1_100_000) }), {}],
    [
      'a form that is cut off',
      [400, 'VALIDATION'],
      () => '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx',
      form,
    ],
    ['a form with a file of another name', [400, 'VALIDATION'], () => FILE, form],
    ['a body of another kind', [415, 'UNSUPPORTED_MEDIA_TYPE'], () => '<a/>', { 'content-type': 'text/xml' }],
  ];
}

/** Returns a form with a picture padded to a size, as a browser sends it. */
async function pictureForm(fields: Record<string, string>, bytes: number): Promise<SendOptions> {
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const padding = Buffer.alloc(Math.max(0, bytes - picture.length));
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  data.set('image', new Blob([new Uint8Array(Buffer.concat([picture, padding]))]), 'picture.png');
  const response = new Response(data);
  const headers = { 'content-type': response.headers.get('content-type') ?? '' };
  return { body: Buffer.from(await response.arrayBuffer()), headers };
}

const FILE =
  '--b\r\nContent-Disposition: form-data; name="x"; filename="x.png"\r\nContent-Type: image/png\r\n\r\nx\r\n--b--\r\n';

function badBody(method: string, address: () => string | Promise<string>) {
  return async (_: string, expected: [number, string], body: () => unknown, headers: Record<string, string>) => {
    expect(code(await send(method, await address(), { body: body(), headers }))).toEqual(expected);
  };
}

const PICTURE = /^\/files\/images\/[0-9a-f]{32}\.webp$/;
const PORTRAIT = /^\/files\/people\/[-0-9a-f]{36}\/[0-9a-f]{32}\.webp\?until=\d+&signature=[-\w]{22}$/;
