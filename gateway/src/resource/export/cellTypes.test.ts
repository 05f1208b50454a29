import readSheet from 'read-excel-file/node';
import { beforeAll, expect, test } from 'vitest';
import { statistics } from '../../insight/routes.ts';
import { resources } from '../../resources.ts';
import { transactions } from '../../sales/transactions.resource.ts';
import { createChance, thinkOfSales, writeSale } from '../../testing/randomShop.ts';
import { testGateway } from '../../testing/testGateway.ts';
import type { Resource } from '../defineResource.ts';
import { LocalTime } from './LocalTime.ts';

const gateway = testGateway();
let address: string;
let owner: string;

beforeAll(async () => {
  address = await gateway.listen();
  owner = await gateway.signIn('owner');
  const { realm, database } = gateway;
  await database.withRealm(realm.id, async (client) => {
    for (const sale of thinkOfSales(createChance(33), realm, 40)) await writeSale(client, sale, realm.ids.owner);
    await client.query("update members set birthdate = '1990-12-31' where code = 'M1'");
    await client.query("update products set code = '0012345' where code = 'C-1'");
    await client.query("update products set name = '2026-01-31' where code = 'T_1'");
  });
});

const SCOPE = { from: '2000-01-01', to: '2030-01-01' };

async function fileOf(path: string, columns: readonly string[], format: 'csv' | 'xlsx'): Promise<Buffer> {
  const query = { ...SCOPE, format, columns: JSON.stringify(columns.map((name) => [name, name])) };
  const answer = await fetch(`${address}/v3.0/${path}/export?${new URLSearchParams(query)}`, {
    headers: { authorization: `Bearer ${owner}` },
  });
  expect([path, answer.status]).toEqual([path, 200]);
  return Buffer.from(await answer.arrayBuffer());
}

async function cellsOf(file: Buffer): Promise<unknown[][]> {
  const read = await readSheet(file);
  return (Array.isArray(read[0]) ? read : (read[0] as { data: unknown[][] }).data) as unknown[][];
}

const NUMBERS: ReadonlySet<string> = new Set(['money', 'integer', 'decimal']);

/** Returns the kind of the filled cells of a column. */
function kindOf(resource: Pick<Resource, 'fields'>, path: string): 'time' | 'number' | 'text' {
  const field = resource.fields[path];
  if (field?.type === 'date' || field?.type === 'timestamp' || field?.isLocalTime) return 'time';
  return field && NUMBERS.has(field.type) ? 'number' : 'text';
}

const kindOfCell = (cell: unknown) => (cell instanceof Date ? 'time' : typeof cell === 'number' ? 'number' : 'text');

const textOf = (cell: unknown) =>
  cell instanceof Date ? cell.toISOString().slice(0, 19).replace('T', ' ') : String(cell ?? '');

/** Returns the rows of a file, and the columns whose cells do not fit their field. */
async function lookInto(path: string, resource: Pick<Resource, 'fields'>, columns: readonly string[]) {
  const [, ...rows] = await cellsOf(await fileOf(path, columns, 'xlsx'));
  const wrong = columns.flatMap((name, at) => {
    const filled = rows.map((row) => row[at]).filter((cell) => cell !== null && cell !== undefined);
    const kinds = new Set(filled.map(kindOfCell));
    return [...kinds].filter((kind) => kind !== kindOf(resource, name)).map((kind) => `${path} ${name}: ${kind}`);
  });
  return { rows, wrong };
}

const columnsOf = (resource: Resource) =>
  Object.entries(resource.fields).flatMap(([name, field]) =>
    field.matches || field.addon || field.type === 'json' ? [] : [name],
  );

test('PR-21 in the XLSX of every list days and moments are dates, amounts numbers, and codes and phones text', async () => {
  const seen = new Set<string>();
  for (const resource of [...resources, transactions]) {
    const columns = columnsOf(resource).slice(0, 60);
    const { wrong, rows } = await lookInto(resource.path, resource, columns);
    expect(wrong).toEqual([]);
    for (const [at, name] of columns.entries())
      if (rows.some((row) => row[at] instanceof Date)) seen.add(`${resource.path} ${name}`);
  }
  const expected = [
    'products time',
    'members birthdate',
    'transactions create_local_time',
    'transactions business_date',
  ];
  expect([...seen]).toEqual(expect.arrayContaining(expected));
}, 120_000);

test('PR-21 in the XLSX of every report the days are dates', async () => {
  for (const statistic of statistics) {
    const resource = statistic.resource(() => true);
    const { wrong } = await lookInto(resource.path, resource, columnsOf(resource).slice(0, 60));
    expect(wrong).toEqual([]);
  }
}, 120_000);

test('a cell is the moment that the CSV has, by the clock of the shop; a code keeps its first 0, a name that looks like a day stays one', async () => {
  const columns = ['code', 'name', 'retail_price', 'time'];
  const [, ...rows] = await cellsOf(await fileOf('products', columns, 'xlsx'));
  const csv = (await fileOf('products', columns, 'csv')).toString().trimEnd().split('\r\n').slice(1);
  expect(rows.map((row) => row.map(textOf).join(','))).toEqual(csv);
  expect(rows.map(([code]) => code)).toContain('0012345');
  expect(rows.map(([, name]) => name)).toContain('2026-01-31');
  const [, ...members] = await cellsOf(await fileOf('members', ['code', 'phone', 'birthdate'], 'xlsx'));
  expect(members.find(([code]) => code === 'M1')).toEqual(['M1', '081-234-5678', new Date('1990-12-31')]);
});

test.each([
  ['2026-11-26', 46352, true],
  ['1900-03-01', 61, true],
  ['2026-11-26 18:00:00', 46352.75, false],
  ['2026-11-26T06:00:00', 46352.25, false],
])('the day or moment %s is the number %d of a spreadsheet', (text, serial, isDay) => {
  expect(LocalTime.of(text)).toMatchObject({ serial, isDay });
});

test.each(['1900-02-28', '2026-13-01', '2026-11', 'ชา', '2026-11-26 18'])('%s stays text', (text) => {
  expect(LocalTime.of(text)).toBe(text);
});
