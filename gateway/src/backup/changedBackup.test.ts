/** @module-tag slow */

import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IS_DEEP } from '@taem/domain/testing/deep.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateDatabase } from '../database/migrate.ts';
import { StartRefusal } from '../database/StartRefusal.ts';
import { openFileStore } from '../files/FileStore.ts';
import { type BackupParts, fileOf, listOf, partsOf, withList, withSums } from '../testing/backupParts.ts';
import { type EmptyDatabase, emptyDatabase, queryOnce } from '../testing/emptyDatabase.ts';
import { startTestDatabase, type TestDatabase } from '../testing/startTestDatabase.ts';
import { openTestShop } from '../testing/testShop.ts';
import { MANIFEST, MANIFEST_SUM, tableEntry } from './BackupManifest.ts';
import { openBackup } from './openBackup.ts';
import { restoreBackup } from './restoreBackup.ts';
import { writeBackup } from './writeBackup.ts';

/** A few changes of each kind, or hundreds in the deep run. */
const TIMES = IS_DEEP ? 20 : 1;
const MAX_MS = 120_000 * TIMES;

let db: TestDatabase;
let folder: string;
let bytes: Buffer;
let parts: BackupParts;
/** Each refusal must leave this database empty. */
let target: EmptyDatabase;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'taem-changed-'));
  await mkdir(join(folder, 'shop/files/images'), { recursive: true });
  await writeFile(join(folder, 'shop/files/images/cup.webp'), 'a cup of coffee');
  db = await startTestDatabase();
  await openTestShop(db.database, 30);
  await writeBackup(db.url, join(folder, 'shop/files'), join(folder, 'whole.zip'));
  bytes = await readFile(join(folder, 'whole.zip'));
  parts = partsOf(bytes);
  target = await emptyDatabase();
  await migrateDatabase(target.url);
});
afterAll(async () => {
  await target.drop();
  await db.close();
  await rm(folder, { recursive: true, force: true });
});

/** Deletes all realms, with the triggers off: those of the ledger refuse every deletion. */
const EMPTY = `do $$ declare t record; begin
  for t in select oid::regclass as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace loop
    execute format('alter table %s disable trigger user', t.name);
  end loop;
  truncate realms cascade;
end $$`;

/** Returns the refusal of a restore; null if it succeeded, after which the database is emptied for the next one. */
async function restore(file: Uint8Array): Promise<string | null> {
  await writeFile(join(folder, 'changed.zip'), file);
  const refusal = await openBackup(join(folder, 'changed.zip'))
    .then((backup) =>
      restoreBackup(target.url, backup, openFileStore(join(folder, 'restored')), () => undefined).finally(() =>
        backup.close(),
      ),
    )
    .catch((error) => error);
  if (refusal === undefined) {
    // Rows without a merchant stay; the next restore removes them.
    await queryOnce(target.fullUrl, EMPTY);
    return null;
  }
  // Any other error would print a stack on the terminal.
  if (!(refusal instanceof StartRefusal)) throw refusal;
  return refusal.message.replace(join(folder, 'changed.zip'), 'FILE');
}

const rowsLeft = async () => (await queryOnce(target.fullUrl, 'select count(*)::int as n from realms'))[0]?.n;

const put = (name: string, text: string): BackupParts => ({ ...parts, [name]: Buffer.from(text) });
const list = () => structuredClone(listOf(parts));
type List = ReturnType<typeof list>;
const listed = (change: (list: List) => unknown): BackupParts => {
  const changed = list();
  change(changed);
  return withList(parts, changed);
};
const textOf = (table: string) => Buffer.from(parts[tableEntry(table)] ?? []).toString('utf8');
const tableOf = (of: List, name: string) => of.tables.find((table) => table.name === name) as List['tables'][number];
const evil = () => `value) from program 'id > ${join(folder, 'ran')}; echo' --`;
const OTHER_TABLES = 'The backup is damaged: its tables are not those of its version. Nothing was restored.';
const OTHER_VERSION = /^The backup is of another or a newer version of Taem \(change \d+ of its tables/;

const CHANGES: [string, () => BackupParts | Uint8Array, string | RegExp][] = [
  [
    'a list with an order in it',
    () => {
      const changed = list();
      tableOf(changed, 'colors').columns[1] = evil();
      return put(MANIFEST, JSON.stringify(changed));
    },
    'FILE is damaged: manifest.json is not what was written.',
  ],
  [
    'an order for a column, with all sums right',
    () => listed((to) => (tableOf(to, 'colors').columns[1] = evil())),
    OTHER_TABLES,
  ],
  ['a column more', () => listed((to) => tableOf(to, 'colors').columns.push('id')), OTHER_TABLES],
  ['a column less', () => listed((to) => tableOf(to, 'colors').columns.pop()), OTHER_TABLES],
  ['a column quoted', () => listed((to) => (tableOf(to, 'colors').columns[0] = '"id"')), OTHER_TABLES],
  [
    'an order for a table',
    () => {
      const changed = { ...parts, [tableEntry('colors(id) from program')]: parts[tableEntry('colors')] ?? Buffer.of() };
      delete changed[tableEntry('colors')];
      const other = list();
      tableOf(other, 'colors').name = 'colors(id) from program';
      return withList(changed, other);
    },
    OTHER_TABLES,
  ],
  [
    'a table of PostgreSQL',
    () => {
      const other = list();
      other.tables.push({ ...tableOf(other, 'colors'), name: 'pg_catalog.pg_authid' });
      return withList(
        { ...parts, [tableEntry('pg_catalog.pg_authid')]: parts[tableEntry('colors')] ?? Buffer.of() },
        other,
      );
    },
    OTHER_TABLES,
  ],
  [
    'a table less',
    () => {
      const { [tableEntry('colors')]: _, ...rest } = parts;
      const other = list();
      other.tables = other.tables.filter(({ name }) => name !== 'colors');
      return withList(rest, other);
    },
    OTHER_TABLES,
  ],
  [
    'an order for a sequence',
    () => listed((to) => ((to.sequences[0] as List['sequences'][number]).name = "x'); drop table realms; --")),
    'The backup is damaged: its sequences are not those of its version. Nothing was restored.',
  ],
  [
    'a number that no sequence gives',
    () => listed((to) => ((to.sequences[0] as List['sequences'][number]).value = '9999999999999999999')),
    /^The rows do not fit the tables: value "9999999999999999999" is out of range for type bigint\. Nothing was restored\.$/,
  ],
  ['a path out of the folder', () => put('../../x', 'x'), 'FILE is no whole backup: invalid relative path: ../../x.'],
  ['an absolute path', () => put('/etc/cron.d/x', 'x'), 'FILE is no whole backup: absolute path: /etc/cron.d/x.'],
  [
    'a path out of the folder in the list',
    () => listed((to) => ((to.files[0] as List['files'][number]).path = '../../x')),
    'FILE is damaged: manifest.json is no list of a backup.',
  ],
  [
    'a name with orders for the terminal',
    () => put('\u001b]0;ก\u0007\nline', 'x'),
    'FILE is damaged:  ]0;ก line is not in its list.',
  ],
  ['a part more', () => put('tables/more.copy', ''), 'FILE is damaged: tables/more.copy is not in its list.'],
  [
    'a part less',
    () => {
      const { [tableEntry('colors')]: _, ...rest } = parts;
      return rest;
    },
    'FILE is no whole backup: tables/colors.copy is missing.',
  ],
  [
    'no sum of the list',
    () => {
      const { [MANIFEST_SUM]: _, ...rest } = parts;
      return rest;
    },
    'FILE is no whole backup: manifest.sha256 is missing.',
  ],
  [
    'parts that were swapped',
    () => ({
      ...parts,
      [tableEntry('realms')]: parts[tableEntry('products')] ?? Buffer.of(),
      [tableEntry('products')]: parts[tableEntry('realms')] ?? Buffer.of(),
    }),
    /^FILE is damaged: tables\/(realms|products)\.copy is not what was written\.$/,
  ],
  [
    'another picture',
    () => put('files/images/cup.webp', 'a cup of tea'),
    'FILE is damaged: files/images/cup.webp is not what was written.',
  ],
  [
    'rows that are none, with all sums right',
    () => withSums(put(tableEntry('realms'), "'); drop table realms; --\n")),
    /^The rows do not fit the tables: .*Nothing was restored\.$/,
  ],
  [
    'rows whose other rows are gone, with all sums right',
    () => withSums(put(tableEntry('realms'), textOf('realms').replace(/^[0-9a-f-]{8}/, '00000000'))),
    /^The rows do not fit the tables: .*foreign key.*Nothing was restored\.$/,
  ],
  [
    'rows that are twice there, with all sums right',
    () => withSums(put(tableEntry('realms'), textOf('realms').repeat(2))),
    /^The rows do not fit the tables: realms: duplicate key .*Nothing was restored\.$/,
  ],
  [
    'fewer rows than its list says',
    () => withSums(put(tableEntry('realms'), '')),
    /^The backup is damaged: realms has 0 rows instead of 1\. Nothing was restored\.$/,
  ],
  [
    'another format',
    () => listed((to) => ((to as { format: number }).format = 3)),
    'FILE is a backup of another version of Taem.',
  ],
  ['a newer version', () => listed(({ migrations }) => migrations.push('9999-later')), OTHER_VERSION],
  ['a version that never was', () => listed(({ migrations }) => migrations.splice(3, 1)), OTHER_VERSION],
  ['no version', () => listed((to) => (to.migrations = [])), 'FILE is damaged: manifest.json is no list of a backup.'],
  ['no list', () => put(MANIFEST, 'null'), 'FILE is damaged: manifest.json is not what was written.'],
  [
    'a list of something else',
    () => withList(parts, { format: 2 }),
    'FILE is damaged: manifest.json is no list of a backup.',
  ],
  ['nothing', () => new Uint8Array(), /^FILE is no whole backup: /],
  ['a half', () => bytes.subarray(0, bytes.length / 2), /^FILE is no whole backup: /],
  ['no archive', () => Buffer.from('rows'.repeat(100)), /^FILE is no whole backup: /],
];

test.each(CHANGES)(
  'N4 a backup is data, and one that was changed is refused in one line: %s',
  async (_, change, line) => {
    const changed = change();
    const said = await restore(changed instanceof Uint8Array ? changed : fileOf(changed));
    expect(said).toEqual(typeof line === 'string' ? line : expect.stringMatching(line));
    expect(said).not.toMatch(/\p{Cc}/u);
    expect(await rowsLeft()).toBe(0);
    expect(await readdir(folder)).not.toContain('ran');
  },
);

test('F4 a backup from before its list had a checksum is restored unchanged', async () => {
  const { [MANIFEST_SUM]: _, ...rest } = parts;
  const old = put(MANIFEST, JSON.stringify({ ...list(), format: 1 }));
  expect(await restore(fileOf({ ...rest, [MANIFEST]: old[MANIFEST] ?? Buffer.of() }))).toBeNull();
});

test(
  'N4 whatever bytes of the file are changed, it is refused in one line or holds what was written',
  async () => {
    const whole = list();
    const place = fc.nat(bytes.length - 1);
    const change = fc.oneof(
      fc.tuple(fc.constant('set'), place, fc.uint8Array({ minLength: 1, maxLength: 8 })),
      fc.tuple(fc.constant('cut'), place, fc.constant(new Uint8Array())),
      fc.tuple(fc.constant('insert'), place, fc.uint8Array({ minLength: 1, maxLength: 8 })),
      // The directory at the end is small, but everything else depends on it.
      fc.tuple(
        fc.constant('set'),
        fc.nat(8_000).map((back) => Math.max(0, bytes.length - 1 - back)),
        fc.uint8Array({ minLength: 1, maxLength: 2 }),
      ),
    );
    await fc.assert(
      fc.asyncProperty(change, async ([kind, at, with_]) => {
        const after = kind === 'set' ? at + with_.length : at;
        const rest = kind === 'cut' ? Buffer.of() : bytes.subarray(after);
        await writeFile(join(folder, 'bytes.zip'), Buffer.concat([bytes.subarray(0, at), with_, rest]));
        const backup = await openBackup(join(folder, 'bytes.zip')).catch((error) => error);
        if (backup instanceof Error) {
          expect(backup).toBeInstanceOf(StartRefusal);
          return;
        }
        backup.close();
        expect(backup.manifest).toEqual(whole);
      }),
      { numRuns: 75 * TIMES, seed: 4 },
    );
  },
  MAX_MS,
);

const TEXTS = fc.oneof(
  fc.constantFrom(
    '../../x',
    '',
    'colors',
    'realms',
    'pg_authid',
    '"',
    "'",
    ';',
    '\\.',
    '\u0000',
    '\n',
    '1e9',
    '-1',
    'id, name',
  ),
  fc.constant(null).map(evil),
  fc.string({ unit: 'binary', maxLength: 30 }),
);

test(
  'N4 whatever stands in the list, nothing but rows is restored, or the list is refused in one line',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(), { minLength: 1, maxLength: 4 }),
        fc.oneof(TEXTS, fc.jsonValue(), fc.constant(undefined)),
        async (path, value) => {
          const changed = list();
          setAt(changed, path, value);
          await restore(fileOf(withList(parts, changed)));
          expect(await readdir(folder)).not.toContain('ran');
        },
      ),
      { numRuns: 12 * TIMES, seed: 4 },
    );
  },
  MAX_MS,
);

test.each([
  ['tables', 'tables/x'],
  ['tables/x', 'tables'],
])('N4 pictures named %s and %s, of which one is a folder, are refused in one line', async (first, second) => {
  const other = list();
  for (const path of [first, second]) other.files.push({ path, sha256: '0'.repeat(64) });
  const named = { [`files/${first}`]: Buffer.from('x'), [`files/${second}`]: Buffer.from('x') };
  expect(await restore(fileOf(withSums({ ...withList(parts, other), ...named })))).toMatch(
    /^A picture cannot be written \(E[A-Z]+\)\. Nothing was restored\.$/,
  );
});

test(
  'N4 whatever a part is called, nothing is written outside of the folder',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(fc.constantFrom('..', '.', '', 'files', 'tables', 'C:', '\\'), TEXTS), {
          minLength: 1,
          maxLength: 4,
        }),
        async (names) => {
          const path = names.join('/');
          const other = list();
          other.files.push({ path, sha256: '0'.repeat(64) });
          const before = await readdir(folder);
          const inList = withSums({ ...withList(parts, other), [`files/${path}`]: Buffer.from('x') });
          expect([
            typeof (await restore(fileOf(inList))),
            typeof (await restore(fileOf({ ...parts, [path || 'x']: Buffer.of(1) }))),
          ]).not.toContain('undefined');
          expect((await readdir(folder)).filter((name) => name !== 'restored')).toEqual(
            before.filter((name) => name !== 'restored'),
          );
        },
      ),
      { numRuns: 8 * TIMES, seed: 4 },
    );
  },
  MAX_MS,
);

test(
  'N4 whatever stands in the rows, all are restored or none, and the reason is one line',
  async () => {
    const tables = list().tables.filter(({ rows }) => rows > 0);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...tables),
        fc.nat(),
        fc.nat(20),
        fc.oneof(TEXTS, fc.constantFrom('\t', '\\N', '\\.\n', '\\x00', '{}', '[]', 'NaN', 'infinity', '9'.repeat(400))),
        async ({ name }, at, length, text) => {
          const rows = textOf(name);
          const from = at % (rows.length + 1);
          const changed = withSums(put(tableEntry(name), rows.slice(0, from) + text + rows.slice(from + length)));
          const said = await restore(fileOf(changed));
          if (said !== null) expect(await rowsLeft()).toBe(0);
          expect(await readdir(folder)).not.toContain('ran');
        },
      ),
      { numRuns: 8 * TIMES, seed: 4 },
    );
  },
  MAX_MS,
);

/** Follows the numbers down and sets the value where they end; undefined removes what is there. */
function setAt(root: unknown, path: readonly number[], value: unknown): void {
  let place = root as Record<string, unknown>;
  for (const [step, number] of path.entries()) {
    const keys = Object.keys(place);
    const key = keys[number % Math.max(1, keys.length)];
    if (key === undefined) return;
    const below = place[key];
    if (step === path.length - 1 || typeof below !== 'object' || below === null) {
      place[key] = value;
      return;
    }
    place = below as Record<string, unknown>;
  }
}
