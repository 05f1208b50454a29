import { storedPhone } from '@taem/domain/person/typedPhone.ts';
import { onceBy } from '../gateway/onceBy.ts';
import { requiredTexts } from '../gateway/requiredTexts.ts';
import { answered } from '../gateway/resourceMutations.ts';
import { wireEnums } from '../gateway/wireEnums.ts';
import { inputPath } from '../gateway/wireInput.ts';
import type { MutationResolvers, SentMessage } from '../generated/schema.ts';
import { linkScope } from './linkScope.ts';

/** CALL-34 */
export const sendSelfRegisterUrl: MutationResolvers['sendSelfRegisterUrl'] = async (_, { input }, context) => {
  const scope = await linkScope(context, input);
  const body = { ...scope, phone: storedPhone(input.phone), locale: input.language ?? wireEnums.Language.TH };
  return await answered('sentMessage', inputPath({}), async (): Promise<SentMessage> => {
    const payload = await context.gateway.post('/onboard/subscribe/url/send', body, onceBy(input.idempotencyKey));
    const sent = requiredTexts(payload, ['message_id', 'phone', 'status', 'expires_at']);
    return { messageId: sent.message_id, phone: sent.phone, status: sent.status, expiresAt: sent.expires_at };
  });
};
