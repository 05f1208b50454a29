import { requiredTexts } from '../gateway/requiredTexts.ts';
import { answered } from '../gateway/resourceMutations.ts';
import { inputPath } from '../gateway/wireInput.ts';
import type { MutationResolvers, SelfRegisterUrl } from '../generated/schema.ts';
import { linkScope } from './linkScope.ts';

/** CALL-33 */
export const generateSelfRegisterUrl: MutationResolvers['generateSelfRegisterUrl'] = async (_, { input }, context) => {
  const scope = await linkScope(context, input);
  return await answered('selfRegisterUrl', inputPath({}), async (): Promise<SelfRegisterUrl> => {
    const payload = await context.gateway.post('/onboard/subscribe/url/generate', scope);
    const { self_register_url: url, expires_at: expiresAt } = requiredTexts(payload, [
      'self_register_url',
      'expires_at',
    ]);
    return { url, expiresAt };
  });
};
