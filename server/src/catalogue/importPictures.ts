import { isNotFound, malformed } from '../gateway/GatewayError.ts';
import { inAddress } from '../gateway/inAddress.ts';
import { readRecord } from '../gateway/records.ts';
import { isWireRecord } from '../gateway/wire.ts';
import type { ImportPictures, QueryResolvers } from '../generated/schema.ts';

export const importPictures: QueryResolvers['importPictures'] = async (_, { id }, context, info) => {
  try {
    const answer = await context.gateway.get(`/file-imports/${inAddress(id)}/pictures`);
    if (!isWireRecord(answer)) throw malformed('The answer has no pictures.');
    return await readRecord<ImportPictures>(context, info, 'ImportPictures', answer);
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
};
