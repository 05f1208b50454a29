import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { databaseUrl, TEMPLATE } from '../testing/databaseUrl.ts';
import { queryOnce } from '../testing/emptyDatabase.ts';
import { testPostgresUrl } from '../testing/testPostgresUrl.ts';
import { callsOfFunctions } from './testing/callsOfFunctions.ts';

/** Of these calls, those that no function answers, or more than one. */
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

test('a gateway of the release before, which runs on while others are upgraded, finds every function that it calls', async () => {
  const former = (await readFile(new URL('formerCalls.txt', import.meta.url), 'utf8')).trim().split('\n');
  expect(former).toContain('record_transaction/1');
  expect(await unanswered(former), 'Keep these as they were; the release after this one drops them.').toEqual([]);
  expect(await unanswered(['record_transaction/2', 'gone/0'])).toEqual(['record_transaction/2', 'gone/0']);
});

test('what this gateway calls is found in its sources, with as many arguments as the functions take', async () => {
  const calls = await callsOfFunctions();
  expect(calls).toContain('payment_state/15');
  expect(await unanswered(calls)).toEqual([]);
});
