import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { isNonNullType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createSchema } from '../schema.ts';
import { startTestServer } from '../testing/startTestServer.ts';

const PUBLIC = [
  'claimPoints',
  'createMerchant',
  'receiptPage',
  'refreshSession',
  'requestClaimCode',
  'requestPasswordOtp',
  'requestTaxInvoice',
  'resetPassword',
  'selfRegister',
  'selfRegisterChoices',
  'selfRegisterForm',
  'setup',
  'signIn',
  'signOut',
  'verifyOtp',
];

const schema = createSchema();
const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.values(type?.getFields() ?? {}),
);
const isPublic = (field: (typeof roots)[number]) =>
  Boolean(field.astNode?.directives?.some(({ name }) => name.value === 'public'));

describe('the session', () => {
  const server = openForTests(startTestServer);

  it('is not needed by these fields alone', () => {
    expect(
      roots
        .filter(isPublic)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(PUBLIC);
  });

  const open = roots.filter((field) => !isPublic(field) && field.args.every(({ type }) => !isNonNullType(type)));

  it.each(open.map(({ name, type }) => [name, String(type)] as const))(
    'is needed by %s, without a call to the gateway',
    async (name, type) => {
      const leaf = schema.getType(type.replace(/[[\]!]/g, ''));
      const query = `{ ${name}${leaf && 'getFields' in leaf ? ' { __typename }' : ''} }`;
      const calls = await server.callsOf(async () => {
        const result = await server.post({ query });
        expect(result).toMatchObject({ status: 401, errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
      });
      expect(calls).toEqual([]);
    },
  );

  it('is needed by an operation as soon as one of its fields needs it, whatever fragment hides it', async () => {
    const { status, data } = await server.post({
      query:
        'mutation { signOut { signedOut } ...F } fragment F on Mutation { deleteProduct(input: { id: "1" }) { deletedId } }',
    });
    expect([status, data]).toEqual([401, undefined]);
    expect(server.gateway.calls).toEqual([]);
  });
});
