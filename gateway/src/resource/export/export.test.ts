import { randomUUID } from 'node:crypto';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import readSheet from 'read-excel-file/node';
import { beforeAll, expect, test, vi } from 'vitest';
import { buildApp } from '../../app.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import { isStillAllowed } from '../../http/isStillAllowed.ts';
import { closeContext, openContext } from '../../openContext.ts';
import { queryOnce } from '../../testing/emptyDatabase.ts';
import { testGateway } from '../../testing/testGateway.ts';
import { csvOf } from './csvOf.ts';
import type { Cell } from './ExportTable.ts';
import { exportRows } from './exportRows.ts';
import { xlsxOf } from './xlsxOf.ts';

const gateway = testGateway();
let owner: string;
let address: string;

beforeAll(async () => {
  address = await gateway.listen();
  owner = await gateway.signIn('owner');
});

const COLUMNS = JSON.stringify([
  ['code', 'รหัส'],
  ['name', 'ชื่อ'],
  ['retail_price', 'ราคา'],
  ['category.name', 'หมวด'],
]);

async function exported(path: string, query: Record<string, string>, token = owner) {
  const file = `${address}/v3.0${path}/export?${new URLSearchParams(query)}`;
  return await fetch(file, { headers: { authorization: `Bearer ${token}` } });
}

test('MGMT-28, MGMT-31 the file has all rows of the list, narrowed and ordered as it is', async () => {
  const answer = await exported('/products', { format: 'csv', columns: COLUMNS, sort: '{"retail_price":-1}' });
  const [heading, ...rows] = Buffer.from(await answer.arrayBuffer())
    .toString()
    .trimEnd()
    .split('\r\n');
  const list = await gateway.send('GET', '/products', { token: owner, query: { sort: '{"retail_price":-1}' } });
  expect(heading).toBe('\ufeffรหัส,ชื่อ,ราคา,หมวด');
  expect(rows.map((row) => row.split(',')[0])).toEqual(
    list.body.payload.products.map(({ code }: { code: string }) => code),
  );
  const found = await exported('/products', { format: 'csv', columns: COLUMNS, keyword: 'ชา' });
  expect((await found.text()).trimEnd().split('\r\n')).toHaveLength(2);
});

test.each<[string, (sessionId: string) => [text: string, values: unknown[]]]>([
  ['is signed out', (id) => ['update sessions set ended_at = now() where id = $1', [id]]],
  [
    'loses the right',
    (id) => [
      `update merchant_roles r set authorizes = '[]' from merchant_users u join sessions s on s.user_id = u.id
        where s.id = $1 and r.id = u.role_id`,
      [id],
    ],
  ],
  [
    'works in fewer branches',
    (id) => [
      'update merchant_users u set branch_ids = array[$2::uuid] from sessions s where s.id = $1 and u.id = s.user_id',
      [id, gateway.realm.ids.ari],
    ],
  ],
])('anyone who %s while a file is written gets no more of it, and no whole file', async (_what, takeAway) => {
  const sql = (text: string, values: unknown[] = []) =>
    gateway.database.withRealm(gateway.realm.id, (client) => client.query(text, values));
  const right = [{ object_code: PAGE.supplier, action_codes: ['Read'] }];
  const name = randomUUID();
  const [role] = (
    await sql('insert into merchant_roles (name, authorizes) values ($1, $2) returning id', [
      name,
      JSON.stringify(right),
    ])
  ).rows;
  const text = `insert into merchant_users (username, password_hash, firstname, lastname, role_id)
    values ($1, '', 'A', 'B', $2) returning id`;
  const [user] = (await sql(text, [name, role.id])).rows;
  const begin = "insert into sessions (user_id, expires_at) values ($1, now() + interval '1 hour') returning id";
  const [begun] = (await sql(begin, [user.id])).rows;
  const { context, realm } = gateway;
  const session = await context.sessions.find(realm.id, begun.id);
  if (!session) throw new Error('There is no session');
  const statement = {
    text: `select json_build_object('n', n)::text as row from generate_series(1, 3000) n`,
    values: [],
  };
  const rows = exportRows(gateway.database, realm.id, statement, [{ path: 'n', label: 'N', type: 'integer' }], {
    mayGoOn: () => isStillAllowed(context.sessions, session),
  });
  expect((await rows.next()).value).toHaveLength(1_000);
  await sql(...takeAway(begun.id));
  context.sessions.forgetAll();
  const rest = async () => {
    let more = 0;
    for await (const batch of rows) more += batch.length;
    return more;
  };
  await expect(rest()).rejects.toMatchObject({ status: 401 });
});

test('an export that is refused is no file: unknown fields, no right, another shop has nothing in it', async () => {
  expect((await exported('/products', { columns: '[["secret","x"]]' })).status).toBe(400);
  expect((await exported('/products', { columns: 'x' })).status).toBe(400);
  const powerless = await gateway.signIn('nobody');
  expect((await exported('/suppliers', { columns: '[["name","x"]]' }, powerless)).status).not.toBe(200);
  expect((await exported('/offers', { columns: '[["authorize","x"]]' })).status).toBe(400);
  // Ignoring a misspelt parameter of days would export the sales of all time.
  const sales = await exported('/transactions', { columns: '[["transaction_no","n"]]', form: '2026-01-01' });
  expect([sales.status, ((await sales.json()) as { message: unknown }).message]).toEqual([
    400,
    [{ path: 'form', message: 'is not known here' }],
  ]);
});

test('MGMT-41 what stands inside an object is a separate column: the formula of a template, the figure of a badge', async () => {
  const columns = '[["name","ชื่อ"],["template.logic","สูตร"]]';
  const formulas = await (await exported('/templates', { format: 'csv', columns })).text();
  const { templates } = (await gateway.send('GET', '/templates', { token: owner })).body.payload;
  expect(formulas).toContain(templates[0].template.logic);
  expect(formulas.trimEnd().split('\r\n')).toHaveLength(templates.length + 1);
  const badges = await exported('/member-badges', {
    format: 'csv',
    columns: '[["name","x"],["conditions.value","y"]]',
  });
  expect((await badges.text()).trimEnd().split('\r\n')[1]).toMatch(/,\d+$/);
});

test.each([
  ['a list', () => '/products/export?format=csv&columns=[["code","c"]]', 0],
  ['a list of people', () => '/members/export?format=xlsx&columns=[["code","c"]]', 1],
  ['a report', () => '/stat/products/export?from=2026-01-01&to=2026-12-31&columns=[["code","c"]]', 0],
  ['all that is held of a member', () => `/members/${gateway.realm.ids.mali}/data`, 1],
])(
  '%s that the database refuses is refused with a status, and is no file that began as one',
  async (_, path, before) => {
    const { database } = gateway.context;
    const { inTransaction } = database;
    let transactions = 0;
    const reading = vi
      .spyOn(database, 'inTransaction')
      .mockImplementation((...given: Parameters<typeof inTransaction>) => {
        transactions += 1;
        if (transactions <= before) return inTransaction(...given);
        return Promise.reject(Object.assign(new Error('the database system is shutting down'), { code: '57P03' }));
      });
    try {
      const answer = await fetch(`${address}/v3.0${path()}`, { headers: { authorization: `Bearer ${owner}` } });
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([503, 'UNAVAILABLE']);
      expect(answer.headers.get('content-disposition')).toBe(null);
    } finally {
      reading.mockRestore();
    }
    // Its place is free again: otherwise these refusals would have used up all places.
    const next = await exported('/products', { columns: COLUMNS });
    expect([next.status, (await next.text()).length]).toEqual([200, expect.toSatisfy((length) => length > 0)]);
  },
);

test('F7 a database without room for what a file is sorted in refuses it with a status, and no file begins', async () => {
  const limits = async (words: readonly string[]) => {
    const name = new URL(gateway.databaseUrl).pathname.slice(1);
    for (const each of words) await queryOnce(gateway.databaseUrl, `alter database ${name} ${each}`);
  };
  await manySuppliers();
  // Refuses temporary files, as a full disk does; applies to new connections.
  await limits(["set work_mem = '64kB'", 'set temp_file_limit = 0']);
  const context = await openContext(gateway.context.config, gateway.databaseUrl);
  const app = await buildApp(context);
  const query = new URLSearchParams({ format: 'csv', columns: '[["address","a"]]', sort: '{"address":1}' });
  const url = `/v3.0/suppliers/export?${query}`;
  const answer = await app.inject({ url, headers: { authorization: `Bearer ${owner}` } });
  expect([answer.statusCode, answer.json().code, answer.headers['content-disposition']]).toEqual([
    503,
    'UNAVAILABLE',
    undefined,
  ]);
  await app.close();
  await closeContext(context);
  await limits(['reset work_mem', 'reset temp_file_limit']);
  const whole = await exported('/suppliers', Object.fromEntries(query));
  expect((await whole.text()).trimEnd().split('\r\n').length).toBeGreaterThan(3_000);
});

test.each(['csv', 'xlsx'])(
  'F7 a %s file whose database finds no more room in between breaks off, and is no file',
  async (format) => {
    await manySuppliers();
    const { database } = gateway.context;
    const { inTransaction } = database;
    let fetches = 0;
    const reading = vi
      .spyOn(database, 'inTransaction')
      .mockImplementation((...given: Parameters<typeof inTransaction>) => {
        const [realmId, work, ...options] = given;
        const cut = (client: DatabaseClient): DatabaseClient =>
          new Proxy(client, {
            get: (target, name) => {
              if (name !== 'query') return Reflect.get(target, name);
              return (...words: unknown[]) => {
                if (String(words[0]).startsWith('fetch')) fetches += 1;
                if (fetches > 2) throw Object.assign(new Error('could not extend file'), { code: '53100' });
                return Reflect.apply(target.query, target, words);
              };
            },
          });
        return inTransaction(realmId, (client) => work(cut(client)), ...options);
      });
    try {
      const answer = await exported('/suppliers', { format, columns: '[["address","a"]]' });
      expect(answer.status).toBe(200);
      await expect(answer.arrayBuffer()).rejects.toThrow();
      expect(fetches).toBe(3);
    } finally {
      reading.mockRestore();
    }
    expect((await exported('/products', { columns: COLUMNS })).status).toBe(200);
  },
);

/** Adds more suppliers than the first parts of a file contain, each with a text of the maximum length. */
async function manySuppliers(): Promise<void> {
  const text = `insert into suppliers (name, address) select 'S' || n, repeat(md5(n::text), 6) from generate_series(1, 4000) n
    where not exists (select from suppliers where name = 'S1')`;
  await gateway.database.withRealm(gateway.realm.id, (client) => client.query(text));
}

const awkward: Cell[][] = [
  ['=1+1', '+66', '-x', '@a', 'a,"b"\nc', null],
  [-5, 0.5, '<&>', '\u0001x', '', 'ไทย'],
];
async function* batches() {
  yield awkward;
}

test('no text of a file is run as a formula, and every sign of it arrives', async () => {
  const parts: string[] = [];
  for await (const part of csvOf(['a'], batches())) parts.push(part);
  expect(parts.join('')).toBe('\ufeffa\r\n' + `'=1+1,'+66,'-x,'@a,"a,""b""\nc",\r\n` + '-5,0.5,<&>,\u0001x,,ไทย\r\n');
  const chunks: Buffer[] = [];
  for await (const chunk of xlsxOf(['a', 'b', 'c', 'd', 'e', 'f'], batches())) chunks.push(chunk as Buffer);
  const read = await readSheet(Buffer.concat(chunks));
  const sheet = Array.isArray(read[0]) ? read : (read[0] as { data: unknown[][] }).data;
  expect(sheet).toEqual([
    ['a', 'b', 'c', 'd', 'e', 'f'],
    ['=1+1', '+66', '-x', '@a', 'a,"b"\nc', null],
    [-5, 0.5, '<&>', 'x', null, 'ไทย'],
  ]);
});

test('nor is one that begins with a new line or a wide sign, which some spreadsheets take for a narrow one', async () => {
  const parts: string[] = [];
  for await (const part of csvOf(['＝1', '＠a', '\n=1'], batches())) parts.push(part);
  expect(parts[0]).toBe(`\ufeff'＝1,'＠a,"'\n=1"\r\n`);
});

test('anyone who stops reading in the middle gives the place back', async () => {
  for (let at = 0; at < 8; at += 1) {
    const answer = await exported('/products', { columns: COLUMNS });
    expect(answer.status).toBe(200);
    await answer.body?.cancel();
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect((await exported('/products', { columns: COLUMNS })).status).toBe(200);
});

test('anyone who reads no further keeps neither the place nor the database, and has no file that looks whole', async () => {
  const text = "select json_build_object('n', n)::text as row from generate_series(1, 5000) n";
  let ended = 0;
  const rows = exportRows(
    gateway.database,
    gateway.realm.id,
    { text, values: [] },
    [{ path: 'n', label: 'N', type: 'integer' }],
    {
      ended: () => {
        ended += 1;
      },
      patience: 100,
    },
  );
  expect((await rows.next()).value).toHaveLength(1_000);
  await expect.poll(() => ended).toBe(1);
  await rows.next();
  await expect(rows.next()).rejects.toThrow('The rows of a file are no longer read');
});
