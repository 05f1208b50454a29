import { storedPhone } from '@taem/domain/person/typedPhone.ts';
import { malformed } from '../../gateway/GatewayError.ts';
import { readRecords } from '../../gateway/records.ts';
import { isWireRecord } from '../../gateway/wire.ts';
import type { LikelyMember, QueryResolvers } from '../../generated/schema.ts';

/** An extension: returns members who are probably the person about to be registered. */
export const likelyMembers: QueryResolvers['likelyMembers'] = async (_, { phone, ...names }, context, info) => {
  const query = new URLSearchParams();
  const person = { ...names, phone: phone && storedPhone(phone) };
  for (const [name, value] of Object.entries(person)) if (value) query.set(name, value);
  const payload = await context.gateway.get(`/members/likely?${query}`);
  const list = isWireRecord(payload) ? payload.likely_members : null;
  if (!Array.isArray(list) || !list.every(isWireRecord)) throw malformed('The answer has no members.');
  return await readRecords<LikelyMember>(context, info, 'LikelyMember', list);
};
