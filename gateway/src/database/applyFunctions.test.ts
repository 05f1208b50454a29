import { readdir } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../testing/startTestDatabase.ts';
import { applyFunctions, type FunctionFile, readFunctions } from './applyFunctions.ts';
import { functionFiles } from './functions/order.ts';
import { migrations } from './migrations/index.ts';
import { StartRefusal } from './StartRefusal.ts';

let db: TestDatabase;
let owner: pg.Client;
const files = await readFunctions();
const newest = Object.keys(migrations).at(-1) ?? '';

beforeAll(async () => {
  db = await startTestDatabase();
  owner = new pg.Client({ connectionString: db.url });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await db.close();
});

const numberOf = async () =>
  (await owner.query("select receipt_number('A01', '2026-12-31', '42') as number")).rows[0].number;
const bodyOf = async (name: string) =>
  (await owner.query('select prosrc as text from pg_proc where proname = $1', [name])).rows[0]?.text;

const changed = (name: string, change: (text: string) => string): FunctionFile[] =>
  files.map((file) => (file.name === name ? { name, text: change(file.text) } : file));

test('every file of the folder has its place in the order, and begins with the rule that it holds', async () => {
  const folder = await readdir(new URL('functions', import.meta.url));
  expect(folder.filter((name) => name.endsWith('.sql')).sort()).toEqual(
    functionFiles.map((name) => `${name}.sql`).sort(),
  );
  for (const { name, text } of files) expect(text, name).toMatch(/^-- [A-Z]/);
});

test('each code of ours that functions refuse with says one thing', () => {
  const raised = files.flatMap(({ text }) => [...text.matchAll(/errcode = '(TA\d+)', message = '(\w+)'/g)]);
  const messages = new Map(raised.map(([, code, message]) => [code, message]));
  expect(raised.length).toBeGreaterThan(0);
  expect(raised.map(([, code, message]) => [code, message])).toEqual(
    raised.map(([, code]) => [code, messages.get(code)]),
  );
});

test('an up-to-date database gets one question, and nothing is applied', async () => {
  const sent: unknown[] = [];
  const client = { query: (text: string) => sent.push(text) && owner.query(text) };
  expect(await applyFunctions(client as pg.ClientBase, newest)).toBe(false);
  expect(sent).toEqual(['select name, version from applied_functions']);
});

test('a changed text is applied with all others, also when a migration came since or a file has gone', async () => {
  const other = changed('receipt_number', (text) => text.replace('greatest(6,', 'greatest(9,'));
  expect(await applyFunctions(owner, newest, other)).toBe(true);
  expect(await numberOf()).toBe('A01-261231-000000042');
  expect(await applyFunctions(owner, newest, other)).toBe(false);
  expect(await applyFunctions(owner, newest)).toBe(true);
  expect(await numberOf()).toBe('A01-261231-000042');
  expect(await applyFunctions(owner, '9999-later')).toBe(true);
  expect(await applyFunctions(owner, newest, files.slice(0, -1))).toBe(true);
  expect(await applyFunctions(owner, newest)).toBe(true);
});

test('another signature takes the place of the old one', async () => {
  const text = `-- Longer.
drop function if exists receipt_number(text, date, text);
create or replace function receipt_number(p_branch text, p_day date, p_number text, p_digits int default 4) returns text
language sql stable as $$ select lpad(p_number, p_digits, '0') $$;`;
  await applyFunctions(
    owner,
    newest,
    changed('receipt_number', () => text),
  );
  expect(await numberOf()).toBe('0042');
  await owner.query('drop function receipt_number(text, date, text, int)');
  await applyFunctions(owner, newest);
  expect(await numberOf()).toBe('A01-261231-000042');
});

const BROKEN: [string, string, (text: string) => string, RegExp][] = [
  [
    'a word that SQL does not know',
    'receipt_number',
    (text) => text.replace('select p_branch', 'selec p_branch'),
    /:5 does not compile: syntax error at or near "selec"/,
  ],
  [
    'a body that does not end',
    'take_sale',
    (text) => text.replace('end if;', ''),
    /take_sale\.sql:\d+ does not compile/,
  ],
  [
    'a type that is not there',
    'take_sale',
    (text) => text.replace('t transactions;', 't transacted;'),
    /take_sale\.sql:6 does not compile: type "transacted" does not exist/,
  ],
  [
    'a column that is not there',
    'guests_figures',
    (text) => text.replace('t.total_qty', 't.total_quantity'),
    /guests_figures\.sql:5 does not compile: column t.total_quantity does not exist/,
  ],
  [
    'a table that is not there, in what writes functions',
    'record_changes',
    (text) => text.replace("('coupons'", "('coupon'"),
    /record_changes\.sql:\d\d does not compile: relation "coupon" does not exist/,
  ],
];

test.each(BROKEN)(
  '%s: the old state stays whole, and the start fails with file and line',
  async (_, name, change, line) => {
    const before = await bodyOf('void_transaction');
    const broken = changed(name, change).map((file) =>
      // Some are applied before the file that fails, some after it.
      ['new_id', 'void_transaction', 'announce_message'].includes(file.name)
        ? {
            ...file,
            text: `${file.text}\ncreate function left_over_${file.name}() returns int language sql as 'select 1';`,
          }
        : file,
    );
    expect(broken.some((file, at) => file.text !== files[at]?.text)).toBe(true);
    const start = applyFunctions(owner, newest, broken);
    await expect(start).rejects.toThrow(StartRefusal);
    await expect(start).rejects.toThrow(line);
    await expect(start).rejects.toThrow(/^gateway\/src\/database\/functions\/.* stay in force\.$/);
    expect(await bodyOf('void_transaction')).toBe(before);
    const left = await owner.query("select proname from pg_proc where proname like 'left_over%'");
    expect(left.rows).toEqual([]);
    expect(await applyFunctions(owner, newest)).toBe(false);
  },
);
