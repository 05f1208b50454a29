import { inAddress } from '../../gateway/inAddress.ts';
import { onceBy } from '../../gateway/onceBy.ts';
import { answered } from '../../gateway/resourceMutations.ts';
import { writtenRecord } from '../../gateway/writtenRecord.ts';
import type { MutationResolvers } from '../../generated/schema.ts';

const NAMES: Readonly<Record<string, string>> = { __v: 'version', member_id: 'memberId', potential_id: 'id' };

export const mergePotential: MutationResolvers['mergePotential'] = async (_, { input }, context, info) =>
  await answered(
    'potential',
    (path) => [NAMES[path] ?? path],
    async () => {
      const { id, version, memberId, idempotencyKey } = input;
      const body = { __v: version, member_id: memberId };
      const answer = await context.gateway.post(`/potentials/${inAddress(id)}/merge`, body, onceBy(idempotencyKey));
      // If nothing was returned, the write may not have happened.
      return await writtenRecord(context, info, 'Potential', answer, null);
    },
  );
