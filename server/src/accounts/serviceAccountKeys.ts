import { malformed } from '../gateway/GatewayError.ts';
import { inAddress } from '../gateway/inAddress.ts';
import { textOf } from '../gateway/textOf.ts';
import { userErrorsOf } from '../gateway/userErrors.ts';
import { isWireRecord } from '../gateway/wire.ts';
import type { MutationResolvers } from '../generated/schema.ts';

const keysOf = (id: string) => `/service-accounts/${inAddress(id)}/keys`;

/** Returns the key once, to the caller who created it; the server does not store it. */
export const createServiceAccountKey: MutationResolvers['createServiceAccountKey'] = async (_, { input }, context) => {
  try {
    const body = { name: input.name, expires_in_days: input.expiresInDays ?? null };
    const created = await context.gateway.post(keysOf(input.serviceAccountId), body);
    if (!isWireRecord(created) || !textOf(created.key)) throw malformed('The answer has no key.');
    return { key: textOf(created.key), keyId: textOf(created.id), userErrors: [] };
  } catch (error) {
    return {
      key: null,
      keyId: null,
      userErrors: userErrorsOf(error, (path) => [path === 'expires_in_days' ? 'expiresInDays' : path]),
    };
  }
};

export const revokeServiceAccountKey: MutationResolvers['revokeServiceAccountKey'] = async (_, { input }, context) => {
  const { serviceAccountId, keyId } = input;
  try {
    await context.gateway.delete(`${keysOf(serviceAccountId)}/${inAddress(keyId)}`);
    return { revokedId: keyId, userErrors: [] };
  } catch (error) {
    return { revokedId: null, userErrors: userErrorsOf(error, (path) => [path]) };
  }
};
