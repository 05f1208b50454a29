import { formOf } from '../gateway/formOf.ts';
import { onceBy } from '../gateway/onceBy.ts';
import { requiredTexts } from '../gateway/requiredTexts.ts';
import { answered, withFile } from '../gateway/resourceMutations.ts';
import { PICTURE } from '../gateway/uploadedFile.ts';
import type { MutationResolvers, SelfRegistration } from '../generated/schema.ts';
import { selfRegisterPath } from './behindLink.ts';

/** OP-54 A customer becomes a member by the link of the shop. */
export const selfRegister: MutationResolvers['selfRegister'] = async (_, { input }, context) => {
  const { token, answers, image, idempotencyKey } = input;
  const options = { token: null, ...onceBy(idempotencyKey) };
  const body = Object.fromEntries(answers.map(({ questionId, value }) => [questionId, value]));
  const path = selfRegisterPath(token);
  if (!image) {
    return await answered('selfRegistration', pathOf, async () =>
      registrationOf(await context.gateway.post(path, body, options)),
    );
  }
  return await withFile('selfRegistration', pathOf, 'image', image, PICTURE, async (file) =>
    registrationOf(await context.gateway.postForm(path, () => formOf(body, file), options)),
  );
};

function registrationOf(payload: unknown): SelfRegistration {
  const { id, code } = requiredTexts(payload, ['id', 'code']);
  return { memberId: id, code };
}

/** A missing answer has no place in the list, so every answer is named by its question. */
function pathOf(wirePath: string): string[] {
  if (wirePath === 'Idempotency-Key') return ['idempotencyKey'];
  return wirePath === 'image' ? ['image'] : ['answers', wirePath];
}
