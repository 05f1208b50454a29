import { useState } from 'react';
import { changeAnswer, firstAnswers } from '../questions/changeAnswer.ts';
import { checkAnswers } from '../questions/checkAnswers.ts';
import { type Answers, fieldId, type Problem, type Problems, type Question } from '../questions/question.ts';
import { todayOfShop } from '../questions/todayOfShop.ts';

export type RegisterAnswers = ReturnType<typeof useRegisterAnswers>;

/** What was answered so far, and what is wrong with it (CUST-36, CUST-37). */
export function useRegisterAnswers(questions: readonly Question[]) {
  const [answers, setAnswers] = useState<Answers>(() => firstAnswers(questions));
  const [picture, setPicture] = useState<File | null>(null);
  const [problems, setProblems] = useState<Problems>({});
  const touch = (id: string, problem?: Problem) =>
    setProblems(({ [id]: _, ...others }) => (problem ? { ...others, [id]: problem } : others));
  const checked = () => checkAnswers(questions, answers, picture, todayOfShop());
  return {
    answers,
    picture,
    problems,
    setProblems,
    /** As they are sent. */
    sent: () => checked().answers,
    answer: (id: string, value: string) => {
      setAnswers((before) => changeAnswer(questions, before, id, value));
      touch(id);
    },
    attach: (id: string, file: File | null, problem?: Problem) => {
      setPicture(file);
      touch(id, problem);
    },
    /** Says what is wrong and goes there; true when nothing is. */
    check: (): boolean => {
      const found = checked().problems;
      setProblems(found);
      const first = questions.find(({ id }) => found[id]);
      if (first) document.getElementById(fieldId(first))?.focus();
      return !first;
    },
  };
}
