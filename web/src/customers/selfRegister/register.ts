import { postUpload } from '../../app/postUpload.ts';
import { sendOperation } from '../../app/sendOperation.ts';
import { SelfRegisterDocument, type SelfRegisterMutation } from '../gql/graphql.ts';
import { problemOf } from '../questions/checkAnswers.ts';
import type { Problem, Problems, Question } from '../questions/question.ts';

export type Outcome =
  | { readonly kind: 'wrong'; readonly problems: Problems }
  | { readonly kind: 'registered' | 'expired' | 'failed' | 'tooMany' | 'already' };

interface Given {
  readonly answers: Readonly<Record<string, string>>;
  readonly picture: File | null;
  /** The wording that they agreed to; null if they did not. */
  readonly consentWording: string | null;
}

type UserError = SelfRegisterMutation['selfRegister']['userErrors'][number];

/** Sends the answers (OP-54). If they include a picture, the link itself authenticates the sender. */
export async function register(
  token: string,
  questions: readonly Question[],
  { answers, picture, consentWording }: Given,
  idempotencyKey: string,
): Promise<Outcome> {
  const list = Object.entries(answers).map(([questionId, value]) => ({ questionId, value }));
  const variables = { input: { token, answers: list, consentWording, idempotencyKey } };
  try {
    const { selfRegister } = picture
      ? await postUpload(SelfRegisterDocument, { input: { ...variables.input, image: picture } }, token)
      : (await sendOperation(SelfRegisterDocument, variables)).data;
    if (selfRegister.registered) return { kind: 'registered' };
    return outcomeOf(selfRegister.userErrors, questions);
  } catch {
    return { kind: 'failed' };
  }
}

function outcomeOf(errors: readonly UserError[], questions: readonly Question[]): Outcome {
  const codes = new Set(errors.map(({ code }) => code));
  if (codes.has('LINK_EXPIRED')) return { kind: 'expired' };
  if (codes.has('IDEMPOTENCY_CONFLICT')) return { kind: 'already' };
  if (codes.has('TOO_MANY_ATTEMPTS')) return { kind: 'tooMany' };
  const problems = errors.flatMap((error) => {
    const question = questionOf(error, questions);
    return question ? [[question.id, wordsFor(error)] as const] : [];
  });
  return problems.length > 0 ? { kind: 'wrong', problems: Object.fromEntries(problems) } : { kind: 'failed' };
}

function questionOf({ code, path }: UserError, questions: readonly Question[]): Question | undefined {
  if (path[0] === 'image') return questions.find(({ elementType }) => elementType === 'FILE');
  const named = questions.find(({ id }) => path[0] === 'answers' && id === path[1]);
  return named ?? (code === 'WRONG_PHONE' ? questions.find(({ format }) => format === 'phone') : undefined);
}

/** CUST-45 */
function wordsFor({ code, message, path }: UserError): Problem {
  if (code === 'WRONG_PHONE') return 'wrongPhone';
  const problem = problemOf(message);
  return path[0] === 'image' && problem === 'format' ? 'pictureUnreadable' : problem;
}
