import type { AnswerWords } from '@taem/domain/customers/onboardForm.ts';
import { dayToBirthdate } from '@taem/domain/person/birthdate.ts';
import { useState } from 'react';
import { shopDate } from '../../app/shopDay.ts';
import { checkAnswers } from './checkAnswers.ts';
import { type Answers, fieldId, type Problem, type Problems, type Question } from './question.ts';

export type GivenAnswers = ReturnType<typeof useAnswers>;

interface Options {
  /** Answers that are already known. */
  readonly initial?: Answers;
  /** How this form words errors. */
  readonly words?: AnswerWords;
}

/** Holds the answers so far, and their errors (CUST-36, CUST-37). */
export function useAnswers(questions: readonly Question[], { initial, words }: Options = {}) {
  const [answers, setAnswers] = useState<Answers>(() => ({ ...firstAnswers(questions), ...initial }));
  const [picture, setPicture] = useState<File | null>(null);
  const [problems, setProblems] = useState<Problems>({});
  const touch = (id: string, problem?: Problem) =>
    setProblems(({ [id]: _, ...others }) => (problem ? { ...others, [id]: problem } : others));
  const checked = () => checkAnswers(questions, answers, picture, shopDate(), words);
  /** Displays errors and focuses the first; returns true if there are none. */
  const show = (found: Problems): boolean => {
    setProblems(found);
    const first = questions.find(({ id }) => found[id]);
    if (first) document.getElementById(fieldId(first))?.focus();
    return !first;
  };
  return {
    answers,
    picture,
    problems,
    show,
    check: () => show(checked().problems),
    /** Returns the answers in the form in which they are sent. */
    sent: () => checked().answers,
    answer: (id: string, value: string) => {
      setAnswers((before) => changeAnswer(questions, before, id, value));
      touch(id);
    },
    attach: (id: string, file: File | null, problem?: Problem) => {
      setPicture(file);
      touch(id, problem);
    },
  };
}

/** Returns the answers before anyone changes them. */
function firstAnswers(questions: readonly Question[]): Answers {
  return Object.fromEntries(
    questions.flatMap(({ id, initialValue, elementType }) =>
      initialValue ? [[id, elementType === 'DATE_PICKER' ? dayToBirthdate(initialValue) : initialValue]] : [],
    ),
  );
}

/**
 * Returns the answers with a new one; answers of questions that depend on it, directly or indirectly, are cleared (CUST-36).
 */
function changeAnswer(questions: readonly Question[], answers: Answers, id: string, value: string): Answers {
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
