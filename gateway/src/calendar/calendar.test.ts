import { CALENDAR_RANGE } from '@taem/domain/limits.ts';
import { beforeAll, expect, test } from 'vitest';
import { testGateway } from '../testing/testGateway.ts';

const gateway = testGateway();
let owner: string;

beforeAll(async () => {
  owner = await gateway.signIn('owner');
  const { mali, somchai } = gateway.realm.ids;
  await gateway.database.withRealm(gateway.realm.id, (client) =>
    client.query(
      "update members set birthdate = case when id = $1 then date '1992-02-29' else date '1980-12-30' end where id = any($2)",
      [mali, [mali, somchai]],
    ),
  );
});

async function names(query: Record<string, string>): Promise<string[]> {
  const answer = await gateway.send('GET', '/calendar', { token: owner, query });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.payload.calendar.map((entry: { name: string }) => entry.name).sort();
}

test('CONST-01, CALENDAR-02, CALENDAR-03 all of it, from 2000 to 2700, by kind', async () => {
  expect(await names({ ...CALENDAR_RANGE, filter: '{"type":"bday"}' })).toEqual(['Somchai Dee', 'มะลิ ใจดี']);
  expect(await names({ ...CALENDAR_RANGE, filter: '{"type":"Appointment"}' })).toEqual(['Tasting']);
  const { mali } = gateway.realm.ids;
  const { calendar_entry } = (await gateway.send('GET', `/calendar/${mali}`, { token: owner })).body.payload;
  expect(calendar_entry).toMatchObject({
    type: 'bday',
    birthdate: '1992-02-29',
    start_time: null,
    member: { id: mali, firstname: 'มะลิ', phone: '0812345678|TH|+66' },
  });
});

test.each<[string, string, string, string[]]>([
  ['the day of an appointment', '2026-03-10', '2026-03-10', ['Tasting']],
  ['the day before it', '2026-03-09', '2026-03-09', []],
  ['a month with a birthday', '2026-12-01', '2026-12-31', ['Somchai Dee']],
  ['a week over the new year', '2025-12-29', '2026-01-04', ['Somchai Dee']],
  ['a day in February that only some years have', '2026-02-28', '2026-02-28', ['มะลิ ใจดี']],
  ['that day, in a year that has it', '2028-02-29', '2028-02-29', ['มะลิ ใจดี']],
  ['a time before anyone was born', '1970-01-01', '1979-01-01', []],
])('%s', async (_, from, to, found) => {
  expect(await names({ from, to })).toEqual(found);
});

test('OP-30 of one branch', async () => {
  expect(await names({ branch_id: gateway.realm.ids.bangRak })).toEqual(['Somchai Dee']);
});

test.each<[string, object, string]>([
  ['a birthday', { type: 'bday' }, 'type'],
  ['an end before its start', { end_time: '2026-04-01T08:00:00Z' }, 'end_time'],
  ["another realm's member", { member_id: 'other' }, 'member_id'],
])('an appointment is not %s', async (_, changes, path) => {
  const body = { name: 'A', start_time: '2026-04-01T09:00:00Z', end_time: '2026-04-01T10:00:00Z', ...changes };
  if ('member_id' in changes) Object.assign(body, { member_id: gateway.otherRealm.ids.mali });
  const answer = await gateway.send('POST', '/calendar', { token: owner, body });
  expect([answer.status, answer.body.message[0].path]).toEqual([400, path]);
});

test("a birthday is the member's own: it is neither moved nor deleted here", async () => {
  const path = `/calendar/${gateway.realm.ids.mali}`;
  expect((await gateway.send('PATCH', path, { token: owner, body: { __v: 0, name: 'x' } })).status).toBe(404);
  expect((await gateway.send('DELETE', path, { token: owner })).status).toBe(404);
});
