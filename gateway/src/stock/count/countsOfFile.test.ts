import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ImportTests, startImportTests } from '../../testing/startImportTests.ts';
import { workbook } from '../../testing/workbook.ts';

let tests: ImportTests;
beforeAll(async () => {
  tests = await startImportTests();
  await tests.rows('update products set skip_stock = false');
});
afterAll(() => tests.gateway.close());

async function open(): Promise<string> {
  await tests.rows(
    `update stock_counts set closed_at = now(), closed_by_id = create_by_id, uncounted = 'LEAVE' where closed_at is null`,
  );
  const { id } = (await tests.rows<{ id: string }>('select id from merchant_branches order by name limit 1'))[0] ?? {};
  const body = { name: 'x', branch_id: id, is_blind: false };
  const { payload } = (await tests.gateway.send('POST', '/stock-counts', { token: tests.owner, body })).body;
  return payload.id;
}

async function send(id: string, file: string | Uint8Array, replace = false) {
  const form = new FormData();
  form.append('image', new Blob([typeof file === 'string' ? file : new Uint8Array(file)]), 'counted.csv');
  if (replace) form.append('choices', JSON.stringify({ replace: true }));
  const body = new Response(form);
  const response = await tests.gateway.app.inject({
    method: 'POST',
    url: `/v3.0/stock-counts/${id}/file`,
    payload: Buffer.from(await body.arrayBuffer()),
    headers: { authorization: `Bearer ${tests.owner}`, 'content-type': body.headers.get('content-type') ?? '' },
  });
  return { status: response.statusCode, ...response.json() };
}

const counted = async (id: string) =>
  Object.fromEntries(
    (
      await tests.rows<{ code: string; counted: number }>(
        'select p.code, l.counted from stock_count_lines l join products p on p.id = l.product_id where count_id = $1 and counted is not null',
        [id],
      )
    ).map(({ code, counted: pieces }) => [code, pieces]),
  );

test('a file of another device counts by its codes: it joins what was counted or takes its place, and the same file counts once', async () => {
  const id = await open();
  const [first, second] = (
    await tests.rows<{ code: string }>(`select code from products where status = 'Active' order by code limit 2`)
  ).map(({ code }) => code) as [string, string];
  const file = `Barcode,จำนวนที่นับ\n${first},3\n${second.toUpperCase()},หมด\n${first},"1,002"\n,7\n`;
  expect(await send(id, file)).toMatchObject({ status: 200, payload: { rows: 3 } });
  expect(await counted(id)).toEqual({ [first]: 1_005, [second]: 0 });
  await send(id, file);
  expect(await counted(id)).toEqual({ [first]: 1_005, [second]: 0 });
  const sheet = workbook([
    ['Code', 'Counted'],
    [first, 4],
    [first, 1],
  ]);
  expect((await send(id, sheet, true)).status).toBe(200);
  expect(await counted(id)).toEqual({ [first]: 5, [second]: 0 });
  expect(await send(id, `code,counted\n${first},1\nnope,2\n${second},1.5\n`)).toMatchObject({
    status: 400,
    message: [{ path: 'row 4.counted' }],
  });
  expect(await send(id, `code,counted\n${first},1\nnope,2\n`)).toMatchObject({
    status: 400,
    message: [{ path: 'row 3.code', message: 'nope is the code of no product.' }],
  });
  expect(await send(id, 'name\ntea\n')).toMatchObject({ status: 400 });
  expect(await counted(id)).toEqual({ [first]: 5, [second]: 0 });
});

test('a file that joined what was counted may take its place afterwards, and one that was taken before says so', async () => {
  const id = await open();
  const [{ code = '' } = {}] = await tests.rows<{ code: string }>('select code from products order by code limit 1');
  const file = `code,counted\n${code},3\n`;
  expect(await send(id, file)).toMatchObject({ payload: { rows: 1 } });
  expect(await send(id, file)).toMatchObject({ status: 200, payload: { rows: 0 } });
  await send(id, `${file}\n${code},4\n`);
  expect(await counted(id)).toEqual({ [code]: 10 });
  expect(await send(id, file, true)).toMatchObject({ status: 200, payload: { rows: 1 } });
  expect(await counted(id)).toEqual({ [code]: 3 });
});

test('what the system has, in a column beside, is never taken for what was counted', async () => {
  const id = await open();
  const [{ code = '' } = {}] = await tests.rows<{ code: string }>('select code from products order by code limit 1');
  for (const [head, expected] of [
    ['Code,On Hand,Physical Count', 3],
    ['Code,Stock,จำนวนที่นับได้', 4],
    ['Code,Expected,Counted', 5],
    ['รหัสสินค้า,ในระบบ,นับได้', 6],
    ['Code,Stock Quantity,Count', 7],
  ] as const) {
    expect((await send(id, `${head}\n${code},99,${expected}\n`, true)).status, head).toBe(200);
    expect(await counted(id), head).toEqual({ [code]: expected });
  }
  expect(await send(id, `Code,On Hand\n${code},99\n`)).toMatchObject({ status: 400, message: [{ path: 'image' }] });
});
