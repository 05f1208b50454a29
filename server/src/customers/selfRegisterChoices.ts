import { malformed } from '../gateway/GatewayError.ts';
import { inAddress } from '../gateway/inAddress.ts';
import { requiredTexts } from '../gateway/requiredTexts.ts';
import { isWireRecord } from '../gateway/wire.ts';
import type { QueryResolvers } from '../generated/schema.ts';
import { behindLink } from './behindLink.ts';

export const selfRegisterChoices: QueryResolvers['selfRegisterChoices'] = async (_, args, context) => {
  const { token, source, parentId } = args;
  const parent = parentId ? `&parent_id=${inAddress(parentId)}` : '';
  const query = `?locale=${context.gateway.locale}${parent}`;
  const payload = await behindLink(context, token, `/${source}${query}`);
  if (payload === null) return null;
  const choices = isWireRecord(payload) ? payload.choices : null;
  if (!Array.isArray(choices)) throw malformed('The answer has no choices.');
  return choices.map((choice) => requiredTexts(choice, ['id', 'name']));
};
