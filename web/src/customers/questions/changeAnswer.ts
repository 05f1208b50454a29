import { dayToBirthdate } from '@taem/domain/person/birthdate.ts';
import type { Answers, Question } from './question.ts';

/** What the form is answered with before anyone touches it. */
export function firstAnswers(questions: readonly Question[]): Answers {
  return Object.fromEntries(
    questions.flatMap(({ id, initialValue, elementType }) =>
      initialValue ? [[id, elementType === 'DATE_PICKER' ? dayToBirthdate(initialValue) : initialValue]] : [],
    ),
  );
}

/** A new answer; whatever hangs on the question that has changed is cleared with it, and what hangs on that (CUST-36). */
export function changeAnswer(questions: readonly Question[], answers: Answers, id: string, value: string): Answers {
  if ((answers[id] ?? '') === value) return answers;
  const cleared = hangingOn(questions, id).map((below) => [below, '']);
  return { ...answers, ...Object.fromEntries(cleared), [id]: value };
}

function hangingOn(questions: readonly Question[], id: string, seen: readonly string[] = [id]): string[] {
  const next = questions.filter((question) => question.isCascade && question.trigger === id);
  return next.flatMap((question) =>
    seen.includes(question.id) ? [] : [question.id, ...hangingOn(questions, question.id, [...seen, question.id])],
  );
}
