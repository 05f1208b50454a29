import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Validator } from '@seriousme/openapi-schema-validator';
import { type TSchema, Type } from '@sinclair/typebox';
import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { beforeAll, expect, test } from 'vitest';
import { answer } from '../http/envelope.ts';
import { errorCodes } from '../http/errorCodes.ts';
import { route } from '../http/route.ts';
import { startTestGateway } from '../testing/startTestGateway.ts';
import { testGateway } from '../testing/testGateway.ts';

const gateway = testGateway();
let document: OpenAPI3;

beforeAll(async () => {
  const response = await gateway.app.inject('/openapi.json');
  expect(response.statusCode).toBe(200);
  document = response.json();
});

test('every registered route is described', () => {
  const routes = gateway.app.servedRoutes;
  expect(routes.length).toBeGreaterThan(120);
  const described = Object.values(document.paths ?? {}).flatMap((path) => Object.keys(path));
  expect(described.length).toBe(routes.length);
});

test('an answer that is not as its route declares is a fault, in every gateway that a test starts', async () => {
  const other = await startTestGateway();
  const declared = { caller: 'anyone', summary: '', tag: '' } as const;
  const serve = (url: 'right' | 'wrong', payload: TSchema) =>
    route(other.app, `GET /${url}`, { ...declared, id: url, payload, handle: async () => answer({ count: 1 }) });
  serve('right', Type.Object({ count: Type.Integer() }));
  serve('wrong', Type.Object({ count: Type.String() }));
  expect((await other.app.inject('/right')).statusCode).toBe(200);
  expect((await other.app.inject('/wrong')).statusCode).toBe(500);
  await other.close();
});

test('every operation has a unique name', () => {
  const ids = gateway.app.servedRoutes.map(({ operation }) => operation.id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('the document is valid OpenAPI', async () => {
  const result = await new Validator().validate((await gateway.app.inject('/openapi.json')).json());
  expect(result.errors).toBeUndefined();
  expect(result.valid).toBe(true);
});

test('D23 rows of a page are counted in whole numbers, and filters and orders of a list are described', async () => {
  const parameters = document.components?.parameters as Record<string, { description: string; schema: object }>;
  for (const name of ['LimitParameter', 'SkipParameter'])
    expect([name, parameters[name]?.schema]).toEqual([name, expect.objectContaining({ type: 'integer' })]);
  const fieldsOf = (name: string) =>
    [...(parameters[name]?.description ?? '').matchAll(/`([a-z_.]+)`/g)].map(([, field]) => field);
  const token = await gateway.signIn('owner');
  for (const [path, name] of [
    ['products', 'Product'],
    ['members', 'Member'],
    ['transactions', 'Transaction'],
  ] as const) {
    const filters = fieldsOf(`${name}FilterParameter`);
    const sorts = fieldsOf(`${name}SortParameter`);
    expect([path, filters.length > 5, sorts.length > 5]).toEqual([path, true, true]);
    const filter = JSON.stringify(Object.fromEntries(filters.map((field) => [field, null])));
    const sort = JSON.stringify(Object.fromEntries(sorts.map((field) => [field, 1])));
    const answer = await gateway.send('GET', `/${path}`, { token, query: { filter, sort, limit: '1' } });
    expect([path, answer.status, answer.body.message]).toEqual([path, 200, undefined]);
  }
});

test('D23 each kind of signing in says what it needs', () => {
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  expect(document.components?.schemas).toMatchObject({
    SignInBody: { oneOf: [ref('SignInAsProgram'), ref('SignInAsServer'), ref('SignInAsUser')] },
    SignInAsUser: { required: expect.arrayContaining(['type', 'username', 'password']) },
    SignInAsProgram: { required: ['type', 'client_id', 'client_secret'] },
  });
});

test('nothing of a shop is in it', () => {
  const text = JSON.stringify(document);
  for (const secret of [gateway.realm.id, 'correct horse', 'test-client', gateway.databaseUrl]) {
    expect(text).not.toContain(secret);
  }
});

test('every code that the source refuses with is documented', async () => {
  const folder = fileURLToPath(new URL('..', import.meta.url));
  const files = (await readdir(folder, { recursive: true })).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  const codes = texts.flatMap((text) =>
    [...text.matchAll(/new Refusal\(\s*(\d+),\s*'(\w+)'/g)].map(([, , code]) => code),
  );
  expect(codes.length).toBeGreaterThan(20);
  expect(codes.filter((code) => !(String(code) in errorCodes))).toEqual([]);
});

const CALLER = `
import type { components, operations, paths } from './gateway.d.ts';

type Rows = operations['listProducts']['responses'][200]['content']['application/json']['payload']['products'];
type Product = components['schemas']['Product'];
export function namesOf(rows: Rows): (string | null | undefined)[] {
  const list: Product[] = Array.isArray(rows) ? rows : rows.result;
  return list.map((product) => product.name);
}
export const payment: Pick<components['schemas']['PaymentPayload'], 'currency_code'> = { currency_code: 'THB' };
export const product: components['schemas']['ProductCreate'] = { code: 'a', name: 'b', retail_price: 1, category_id: 'c' };
export const refusal: paths['/v3.0/payment/void']['post']['responses'][422]['content']['application/json'] = {
  status: 422, code: 'ALREADY_VOID', wgCode: 'ALREADY_VOID', message: 'void already',
};
// @ts-expect-error A product has no such field.
export const wrong: components['schemas']['ProductCreate']['colour'] = 'red';
`;

const OPTIONS = {
  noEmit: true,
  strict: true,
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  allowImportingTsExtensions: true,
  types: [],
};

test('a client generated from it compiles', { timeout: 120_000, tags: 'slow' }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'taem-client-'));
  const modules = fileURLToPath(new URL('../../../node_modules', import.meta.url));
  try {
    await writeFile(join(folder, 'gateway.d.ts'), astToString(await openapiTypescript(document)));
    await writeFile(join(folder, 'caller.ts'), CALLER);
    await writeFile(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: OPTIONS, include: ['caller.ts'] }),
    );
    const tsc = join(modules, 'typescript/bin/tsc');
    const run = promisify(execFile)(process.execPath, [tsc, '-p', folder]);
    expect(await run.then(({ stdout }) => stdout).catch((error) => error.stdout)).toBe('');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
