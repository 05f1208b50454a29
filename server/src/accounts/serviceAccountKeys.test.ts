import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { describe, expect, it } from 'vitest';
import { ok, refusal } from '../testing/fakeGateway.ts';
import { startWriteServer } from '../testing/startWriteServer.ts';

const server = openForTests(startWriteServer);

const CREATE = `mutation ($input: CreateServiceAccountKeyInput!) { createServiceAccountKey(input: $input) {
  key keyId userErrors { code path } } }`;
const REVOKE = `mutation ($input: RevokeServiceAccountKeyInput!) { revokeServiceAccountKey(input: $input) {
  revokedId userErrors { code path } } }`;
const create = (more = {}) => server.run(CREATE, { input: { serviceAccountId: 'a/1', name: 'Till', ...more } });
const revoke = () => server.run(REVOKE, { input: { serviceAccountId: 'a/1', keyId: 'k/2' } });
const sent = ({ calls }: Awaited<ReturnType<typeof create>>) =>
  calls.map(({ method, path, body }) => [method, path, body]);

describe('a key of a program', () => {
  it.each([
    [{ expiresInDays: 30 }, 30],
    [{ expiresInDays: null }, null],
    [{}, null],
  ])('is created by one call, with %j, and passed to its caller', async (more, days) => {
    server.answerWith(ok({ id: 'k/2', key: 'taem_secret' }));
    const answer = await create(more);
    expect(sent(answer)).toEqual([['POST', '/service-accounts/a%2F1/keys', { name: 'Till', expires_in_days: days }]]);
    expect(answer.data.createServiceAccountKey).toEqual({ key: 'taem_secret', keyId: 'k/2', userErrors: [] });
  });

  it('is ended by one call', async () => {
    server.answerWith(ok({}));
    const answer = await revoke();
    expect(sent(answer)).toEqual([['DELETE', '/service-accounts/a%2F1/keys/k%2F2', undefined]]);
    expect(answer.data.revokeServiceAccountKey).toEqual({ revokedId: 'k/2', userErrors: [] });
  });

  it.each([
    ['expires_in_days', 'expiresInDays'],
    ['name', 'name'],
  ])('that is refused for %s names %s of the input', async (wire, path) => {
    server.answerWith(refusal(400, 'VALIDATION', [{ path: wire, message: 'No.' }]));
    const userErrors = [{ code: 'VALIDATION', path: [path] }];
    expect((await create()).data.createServiceAccountKey).toEqual({ key: null, keyId: null, userErrors });
  });

  it('that may not be ended is said to stay', async () => {
    server.answerWith(refusal(400, 'PERMISSION', [{ path: 'id', message: 'No.' }]));
    const userErrors = [{ code: 'PERMISSION', path: ['id'] }];
    expect((await revoke()).data.revokeServiceAccountKey).toEqual({ revokedId: null, userErrors });
  });

  it.each([ok(null), ok({ id: 'k/2' }), ok({ id: 'k/2', key: '' }), ok({ id: 'k/2', key: ['taem_secret'] })])(
    'that the answer does not have is a fault, not a key: %j',
    async (answered) => {
      server.answerWith(answered);
      const { errors } = await create();
      expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
    },
  );
});
