import { beforeAll, expect, test } from 'vitest';
import { testGateway } from '../testing/testGateway.ts';

const gateway = testGateway();
let token: string;

beforeAll(async () => {
  token = await gateway.signIn('owner');
});

const rows = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await gateway.database.withRealm(gateway.realm.id, (client) => client.query<Row>(text, values))).rows;

async function importFile(lines: readonly string[], choices = {}) {
  const form = new FormData();
  form.append('image', new Blob([['code,name,phone,branch', ...lines].join('\n')]), 'members.csv');
  form.append('choices', JSON.stringify(choices));
  const body = new Response(form);
  const answer = await gateway.app.inject({
    method: 'POST',
    url: '/v3.0/members/import',
    payload: Buffer.from(await body.arrayBuffer()),
    headers: { authorization: `Bearer ${token}`, 'content-type': body.headers.get('content-type') ?? '' },
  });
  return answer.json();
}

const codes = async (filter: object): Promise<string[]> => {
  const query = { limit: '10', filter: JSON.stringify(filter) };
  const { body } = await gateway.send('GET', '/members', { token, query });
  return body.payload.members.result.map(({ code }: { code: string }) => code);
};

test('PR-20 the code of a member is one whatever its case, in a file, in a filter and for the next member', async () => {
  expect((await importFile(['Old-7,ก ข,0891110001,Ari'])).payload).toMatchObject({ inserted: 1 });
  expect((await importFile(['OLD-7,ก ค,,Ari'], { update_known: true })).payload).toMatchObject({ updated: 1 });
  expect(await rows("select code, lastname from members where lower(code) = 'old-7'")).toEqual([
    { code: 'Old-7', lastname: 'ค' },
  ]);
  expect(await codes({ code: 'oLD-7' })).toEqual(['Old-7']);
  expect(await codes({ code: { $in: ['OLD-7', 'none'] } })).toEqual(['Old-7']);
  const twice = await importFile(['new-8,ก ข,,Ari', 'NEW-8,ค ง,,Ari']);
  expect(twice.message).toEqual([{ path: 'row 3.code', message: 'is in row 2 already' }]);
  await expect(rows("insert into members (code, firstname, lastname) values ('OLD-7', 'x', 'y')")).rejects.toThrow(
    'members_realm_id_small_code_key',
  );
});

test('PR-20 of members that differ by case alone from before, each is found by its spelling, and a file has to write it', async () => {
  await rows(
    "insert into members (code, firstname, lastname, code_twin) values ('Two', 'a', 'b', 0), ('TWO', 'c', 'd', 1)",
  );
  expect(await codes({ code: 'TWO' })).toEqual(['TWO']);
  expect((await codes({ code: 'two' })).sort()).toEqual(['TWO', 'Two']);
  expect((await importFile(['two,e f,,Ari'])).message).toEqual([
    { path: 'row 2.code', message: 'may be Two or TWO: write it as it is kept' },
  ]);
  expect((await importFile(['TWO,e f,,Ari'], { update_known: true })).payload).toMatchObject({ updated: 1 });
  expect(await rows("select firstname from members where code = 'TWO'")).toEqual([{ firstname: 'e' }]);
});
