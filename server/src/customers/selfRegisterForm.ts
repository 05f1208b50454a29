import { malformed } from '../gateway/GatewayError.ts';
import { readRecord } from '../gateway/records.ts';
import { isWireRecord } from '../gateway/wire.ts';
import type { QueryResolvers, SelfRegisterForm } from '../generated/schema.ts';
import { behindLink } from './behindLink.ts';

/** OP-54 The public page has no session: its link decides what it may see. */
export const selfRegisterForm: QueryResolvers['selfRegisterForm'] = async (_, { token }, context, info) => {
  const payload = await behindLink(context, token);
  if (payload === null) return null;
  if (!isWireRecord(payload)) throw malformed('The answer has no form.');
  return await readRecord<SelfRegisterForm>(context, info, 'SelfRegisterForm', payload);
};
