import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { databaseUrl, TEMPLATE } from '../testing/databaseUrl.ts';
import { queryOnce } from '../testing/emptyDatabase.ts';
import { testPostgresUrl } from '../testing/testPostgresUrl.ts';
import { callsOfFunctions } from './testing/callsOfFunctions.ts';
import { columnsOfTables } from './testing/columnsOfTables.ts';

/** Returns the calls that fit no function, or more than one. */
async function unanswered(calls: readonly string[]): Promise<string[]> {
  const rows = await queryOnce(databaseUrl(await testPostgresUrl(), TEMPLATE), FUNCTIONS);
  const functions = rows as unknown as { name: string; least: number; most: number }[];
  return calls.filter((call) => {
    const [name, given] = call.split('/');
    const takes = functions.filter(
      (each) => each.name === name && each.least <= Number(given) && Number(given) <= each.most,
    );
    return takes.length !== 1;
  });
}

const FUNCTIONS = `
  select proname as name, pronargs - pronargdefaults as least, pronargs as most from pg_proc
  where pronamespace = 'public'::regnamespace`;

const linesOf = async (name: string) => (await readFile(new URL(name, import.meta.url), 'utf8')).trim().split('\n');

test('a gateway of the release before, which runs on while others are upgraded, finds every function that it calls', async () => {
  const former = await linesOf('formerCalls.txt');
  expect(former).toContain('record_transaction/1');
  expect(await unanswered(former), 'Keep these as they were; the release after this one drops them.').toEqual([]);
  expect(await unanswered(['record_transaction/2', 'gone/0'])).toEqual(['record_transaction/2', 'gone/0']);
});

test('what this gateway calls is found in its sources, with as many arguments as the functions take', async () => {
  const calls = await callsOfFunctions();
  expect(calls).toContain('payment_state/15');
  expect(await unanswered(calls)).toEqual([]);
});

test('a gateway of the release before finds every column that it had, may leave out what it could, and its new rows need no other', async () => {
  const former = await linesOf('formerColumns.txt');
  expect(former).toContain('members.points integer not null');
  const columns = await columnsOfTables(databaseUrl(await testPostgresUrl(), TEMPLATE));
  const lines = new Set(columns.map(({ line }) => line));
  expect(
    former.filter((line) => !lines.has(line)),
    'Keep these as they were; the release after this one drops them.',
  ).toEqual([]);
  const formerTables = new Set(former.map((line) => line.split('.')[0]));
  const added = columns.filter(({ line, relation }) => formerTables.has(relation) && !former.includes(line));
  expect(
    added.filter(({ isNeeded }) => isNeeded),
    'Give these a default, or allow null, until the release after this one.',
  ).toEqual([]);
  expect(columns.filter(({ isNeeded }) => isNeeded).map(({ line }) => line)).toContain(
    'members.firstname text not null',
  );
});
