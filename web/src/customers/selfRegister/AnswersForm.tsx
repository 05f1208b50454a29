import type { FormEvent } from 'react';
import plain from '../../app/plainPage.module.css';
import { ConsentBox } from '../questions/ConsentBox.tsx';
import { QuestionField } from '../questions/QuestionField.tsx';
import type { Question } from '../questions/question.ts';
import type { useAnswers } from '../questions/useAnswers.ts';
import type { useConsent } from '../questions/useConsent.ts';
import { LinkToken, useChoicesBehindLink } from './useChoicesBehindLink.ts';

interface Props {
  /** Of the link to register by: what the questions let choose from is read with it. */
  readonly token: string;
  readonly questions: readonly Question[];
  readonly given: ReturnType<typeof useAnswers>;
  readonly consent: ReturnType<typeof useConsent>;
  /** Why it was not taken. */
  readonly alert: string | null;
  readonly busy: boolean;
  readonly submitLabel: string;
  readonly onSubmit: (event: FormEvent) => void;
}

/** The questions of registration on a customer's own device; what is wrong is said at its field. */
export function AnswersForm({ token, questions, given, consent, alert, busy, submitLabel, onSubmit }: Props) {
  return (
    <form noValidate onSubmit={onSubmit} className={plain.form}>
      <LinkToken value={token}>
        {questions.map((question) => (
          <QuestionField
            key={question.id}
            useChoices={useChoicesBehindLink}
            question={question}
            questions={questions}
            given={given}
          />
        ))}
      </LinkToken>
      <ConsentBox {...consent} />
      {alert && (
        <p role="alert" className={plain.alert}>
          {alert}
        </p>
      )}
      <button type="submit" className={plain.submit} disabled={busy}>
        {submitLabel}
      </button>
    </form>
  );
}
