import { formOf } from '../gateway/formOf.ts';
import { onceBy } from '../gateway/onceBy.ts';
import { answered, withFile } from '../gateway/resourceMutations.ts';
import { PICTURE } from '../gateway/uploadedFile.ts';
import type { MutationResolvers } from '../generated/schema.ts';
import { selfRegisterPath } from './behindLink.ts';

/** OP-54 Registers a customer as a member by a link of the shop. */
export const selfRegister: MutationResolvers['selfRegister'] = async (_, { input }, context) => {
  const { token, answers, consentWording, image, idempotencyKey } = input;
  const options = { token: null, ...onceBy(idempotencyKey) };
  const given = Object.fromEntries(answers.map(({ questionId, value }) => [questionId, value]));
  // CUST-27 The shop writes to the customer in the language of the page.
  const body = { ...given, locale: context.gateway.locale, ...(consentWording && { consent_wording: consentWording }) };
  const path = selfRegisterPath(token);
  const { userErrors } = image
    ? await withFile('registered', pathOf, 'image', image, PICTURE, (file) =>
        context.gateway.postForm(path, () => formOf(body, file), options),
      )
    : await answered('registered', pathOf, () => context.gateway.post(path, body, options));
  return { registered: userErrors.length === 0, userErrors };
};

/** Converts a wire path; answers are named by their question, because a missing one has no position in the list. */
function pathOf(wirePath: string): string[] {
  if (wirePath === 'Idempotency-Key') return ['idempotencyKey'];
  if (wirePath === 'consent_wording') return ['consentWording'];
  return wirePath === 'image' ? ['image'] : ['answers', wirePath];
}
