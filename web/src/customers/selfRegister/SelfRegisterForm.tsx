import { type FormEvent, useState } from 'react';
import plain from '../../app/plainPage.module.css';
import { AskedQuestion } from '../questions/AskedQuestion.tsx';
import { changeAnswer, firstAnswers } from '../questions/changeAnswer.ts';
import { checkAnswers } from '../questions/checkAnswers.ts';
import { fieldId, type Problem, type Problems, type Question } from '../questions/question.ts';
import { todayOfShop } from '../questions/todayOfShop.ts';
import { useSelfRegisterMessages } from './messages.ts';
import { type Outcome, register } from './register.ts';
import { LinkToken, useChoicesBehindLink } from './useChoicesBehindLink.ts';

interface Props {
  readonly token: string;
  readonly questions: readonly Question[];
  readonly onRegistered: (code: string) => void;
  readonly onExpired: () => void;
}

/** The questions and their answers; what is wrong is said at its field, and nothing that was filled in is lost. */
export function SelfRegisterForm({ token, questions, onRegistered, onExpired }: Props) {
  const t = useSelfRegisterMessages();
  const [answers, setAnswers] = useState(() => firstAnswers(questions));
  const [picture, setPicture] = useState<File | null>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<'failed' | 'tooMany' | null>(null);

  const show = (found: Problems) => {
    setProblems(found);
    const first = questions.find(({ id }) => found[id]);
    if (first) document.getElementById(fieldId(first))?.focus();
  };
  // CUST-37
  const touch = (id: string, problem?: Problem) =>
    setProblems(({ [id]: _, ...others }) => (problem ? { ...others, [id]: problem } : others));

  const settle = (outcome: Outcome) => {
    if (outcome.kind === 'registered') return onRegistered(outcome.code);
    if (outcome.kind === 'expired') return onExpired();
    setBusy(false);
    if (outcome.kind === 'wrong') show(outcome.problems);
    else setRefusal(outcome.kind);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setRefusal(null);
    const checked = checkAnswers(questions, answers, picture, todayOfShop());
    show(checked.problems);
    if (Object.keys(checked.problems).length > 0) return;
    setBusy(true);
    settle(await register(token, questions, checked.answers, picture));
  };

  return (
    <form noValidate onSubmit={submit} className={plain.form}>
      <LinkToken value={token}>
        {questions.map((question) => (
          <AskedQuestion
            key={question.id}
            useChoices={useChoicesBehindLink}
            question={question}
            questions={questions}
            answers={answers}
            picture={picture}
            problem={problems[question.id]}
            onAnswer={(id, value) => {
              setAnswers((before) => changeAnswer(questions, before, id, value));
              touch(id);
            }}
            onPicture={(id, file, problem) => {
              setPicture(file);
              touch(id, problem);
            }}
          />
        ))}
      </LinkToken>
      {refusal && (
        <p role="alert" className={plain.alert}>
          {t(`selfRegister.${refusal}`)}
        </p>
      )}
      <button type="submit" className={plain.submit} disabled={busy}>
        {t(busy ? 'selfRegister.busy' : 'selfRegister.submit')}
      </button>
    </form>
  );
}
