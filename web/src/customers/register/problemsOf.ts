import { problemOf } from '../questions/checkAnswers.ts';
import type { Problems, Question } from '../questions/question.ts';
import { questionOf } from './registerInput.ts';
import type { UserError } from './useCreation.ts';

/** What can be put right at a question, of all that a registration was refused for. */
export function problemsOf(errors: readonly UserError[], questions: readonly Question[]): Problems {
  const ids = questions.map(({ id }) => id);
  return Object.fromEntries(
    errors.flatMap(({ code, message, path }) => {
      const question = questionOf(path, ids);
      if (code === 'ALREADY_MEMBER' && question === 'phone') return [[question, 'member'] as const];
      if (code === 'WRONG_PHONE') return [['phone', 'wrongPhone'] as const];
      return question ? [[question, problemOf(message, question)] as const] : [];
    }),
  );
}
