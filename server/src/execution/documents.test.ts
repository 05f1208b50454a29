import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { type OperationDefinitionNode, parse } from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSchema } from '../schema.ts';
import { startTestServer } from '../testing/startTestServer.ts';
import { createDocumentStore } from './documents.ts';
import { isPlain, OperationCache, type PlainRequest } from './OperationCache.ts';
import type { PreparedOperation } from './PreparedOperation.ts';

const text = 'query Tiers { memberTiers { items { id name __typename } } }';
const hash = createHash('sha256').update(text).digest('hex');
const outdated = 'query Old { noSuchField }';
const outdatedHash = createHash('sha256').update(outdated).digest('hex');

describe('trusted documents', () => {
  const folder = mkdtempSync(join(tmpdir(), 'taem-'));
  beforeAll(() => {
    mkdirSync(join(folder, 'public'));
    writeFileSync(join(folder, 'trusted-documents.json'), JSON.stringify({ [hash]: text, [outdatedHash]: outdated }));
  });
  const server = openForTests(() => startTestServer({ webDist: join(folder, 'public') }));
  afterAll(() => rmSync(folder, { recursive: true }));

  const signedIn = { authorization: 'Bearer token-1' };
  const persisted = (sha256Hash: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash } } });

  it.each([
    ['extensions.persistedQuery', persisted(hash)],
    ['documentId', { documentId: hash }],
  ])('are run by their hash in %s', async (_name, body) => {
    const { data } = await server.post({ operationName: 'Tiers', ...body }, signedIn);
    expect(data.memberTiers.items[0]).toMatchObject({ name: 'Gold', __typename: 'MemberTier' });
  });

  it.each([
    ['an unknown hash', 'f'.repeat(64)],
    ['a document that no longer fits the contract', outdatedHash],
  ])('refuse %s with a clear error', async (_name, sha256Hash) => {
    const { errors, status } = await server.post(persisted(sha256Hash), signedIn);
    expect(status).toBe(200);
    expect(errors).toMatchObject(
      [{ message: /does not know this document/, extensions: { code: 'PERSISTED_QUERY_NOT_FOUND', status: 404 } }].map(
        (error) => ({ ...error, message: expect.stringMatching(error.message) }),
      ),
    );
  });

  it('are not registered by sending them', async () => {
    const other = '{ coupons { id } }';
    const sha256Hash = createHash('sha256').update(other).digest('hex');
    expect((await server.post({ query: other, ...persisted(sha256Hash) }, signedIn)).errors).toBeUndefined();
    expect((await server.post(persisted(sha256Hash), signedIn)).errors).toHaveLength(1);
  });
});

it('of free queries as many are kept as the memory is meant for, however much each asks in few characters', async () => {
  const store = createDocumentStore(new Map());
  const operations = new OperationCache(createSchema(), new Map());
  const texts = Array.from({ length: 100 }, (_, at) => `query Q${at} { ${'a '.repeat(4_900)} }`);
  for (const query of texts) {
    const document = parse(query);
    await store.set(query, document);
    operations.remember(query, undefined, { document } as PreparedOperation);
  }
  const kept = await Promise.all(texts.map(async (query) => (await store.get(query)) !== undefined));
  expect(kept.filter(Boolean).length).toBe(40);
  expect(texts.filter((query) => operations.find({ query }))).toHaveLength(40);
  expect([kept.at(0), kept.at(-1)]).toEqual([false, true]);
});

describe('the operations that a request names', () => {
  const trustedOf = (text: string) => {
    const document = parse(text);
    const [operation] = document.definitions as readonly [OperationDefinitionNode];
    return { text, document, operation };
  };
  const tiers = trustedOf('query Tiers { memberTiers { total } }');
  const trusted = new Map([
    ['0a', tiers],
    ['0c', trustedOf('{ memberTiers { total } }')],
  ]);
  const schema = createSchema();
  let operations: OperationCache;
  beforeEach(() => {
    operations = new OperationCache(schema, trusted);
    operations.remember('{ a }', undefined, tiers as unknown as PreparedOperation);
    operations.remember('{ b }', 'B', tiers as unknown as PreparedOperation);
  });
  const byHash = (persistedQuery: unknown, operationName?: string | null) => ({
    extensions: { persistedQuery },
    ...(operationName !== undefined && { operationName }),
  });
  const hashed = { version: 1, sha256Hash: '0a' };

  it('are trusted by their hash alone', () => {
    expect([operations.isTrusted('0a'), operations.isTrusted('{ a }')]).toEqual([true, false]);
    expect(operations.find(byHash(hashed))).toMatchObject({
      ...{ hash: '0a', trusted: true, operation: tiers.operation },
    });
  });

  it.each<[string, PlainRequest, boolean]>([
    ['a text that was read before', { query: '{ a }' }, true],
    ['the same without a name', { query: '{ a }', operationName: null }, true],
    ['the same with an operation of another name', { query: '{ a }', operationName: 'B' }, false],
    ['one that was read with its name', { query: '{ b }', operationName: 'B' }, true],
    ['that one without', { query: '{ b }' }, false],
    ['a new text', { query: '{ c }' }, false],
    ['a text with a hash beside it', { query: '{ a }', ...byHash(hashed) }, false],
    ['a hash', byHash(hashed), true],
    ['a hash without a name', byHash(hashed, null), true],
    ['a hash with its name', byHash(hashed, 'Tiers'), true],
    ['a hash with another name', byHash(hashed, 'Others'), false],
    ['the hash of one without a name', byHash({ ...hashed, sha256Hash: '0c' }), true],
    ['the hash of one without a name, with a name', byHash({ ...hashed, sha256Hash: '0c' }, 'Tiers'), false],
    ['another hash', byHash({ ...hashed, sha256Hash: '0b' }), false],
    ['a hash of another version', byHash({ ...hashed, version: 2 }), false],
    ['a hash that is a text', byHash('0a'), false],
    ['nothing', {}, false],
    ['nothing in its extensions', { extensions: {} }, false],
  ])('are found by %s: %#', (_what, request, isFound) => {
    expect(operations.find(request) !== undefined).toBe(isFound);
  });

  it.each<[unknown, boolean]>([
    [{}, true],
    [{ query: '{ a }', operationName: null, variables: null, extensions: null }, true],
    [{ query: '{ a }', operationName: 'A', variables: {}, extensions: {} }, true],
    [null, false],
    ['{ a }', false],
    [[{ query: '{ a }' }], false],
    [{ query: null }, false],
    [{ query: 5 }, false],
    [{ operationName: '' }, false],
    [{ operationName: 5 }, false],
    [{ variables: [] }, false],
    [{ variables: '{}' }, false],
    [{ extensions: [] }, false],
    [{ extensions: 'x' }, false],
  ])('stand in a body of the kinds that they should be: %j %s', (body, plain) => {
    expect(isPlain(body)).toBe(plain);
  });
});
