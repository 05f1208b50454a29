import { isNotFound, malformed } from '../../gateway/GatewayError.ts';
import { inAddress } from '../../gateway/inAddress.ts';
import { onceBy } from '../../gateway/onceBy.ts';
import { readRecord } from '../../gateway/records.ts';
import { answered } from '../../gateway/resourceMutations.ts';
import { isWireRecord } from '../../gateway/wire.ts';
import type { MutationResolvers, PotentialErasurePreview, QueryResolvers } from '../../generated/schema.ts';

const pathOf = (id: string) => `/potentials/${inAddress(id)}/erasure`;

export const previewPotentialErasure: QueryResolvers['previewPotentialErasure'] = async (_, { id }, context, info) => {
  try {
    const answer = await context.gateway.get(pathOf(id));
    if (!isWireRecord(answer) || !isWireRecord(answer.erasure))
      throw malformed('The answer is no preview of an erasure.');
    return await readRecord<PotentialErasurePreview>(context, info, 'PotentialErasurePreview', answer.erasure);
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
};

export const erasePotential: MutationResolvers['erasePotential'] = async (_, { input }, context) =>
  await answered(
    'deletedId',
    (path) => [path === '__v' ? 'version' : path],
    async () => {
      const { id, version, idempotencyKey } = input;
      const answer = await context.gateway.post(pathOf(id), { __v: version }, onceBy(idempotencyKey));
      // If nothing was returned, the write may not have happened.
      if (!isWireRecord(answer) || answer.id !== id) throw malformed('The answer does not say who was erased.');
      return id;
    },
  );
