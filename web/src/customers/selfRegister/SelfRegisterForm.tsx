import { useState } from 'react';
import { newKey } from '../../app/newKey.ts';
import type { Question } from '../questions/question.ts';
import { useAnswers } from '../questions/useAnswers.ts';
import { useConsent } from '../questions/useConsent.ts';
import { AnswersForm } from './AnswersForm.tsx';
import { useSelfRegisterMessages } from './messages.ts';
import { type Outcome, register } from './register.ts';

type Refusal = 'failed' | 'tooMany' | 'already';

interface Props {
  readonly token: string;
  readonly questions: readonly Question[];
  readonly onRegistered: () => void;
  readonly onExpired: () => void;
}

/** The questions and their answers; errors are displayed at their fields, and no input is lost. */
export function SelfRegisterForm({ token, questions, onRegistered, onExpired }: Props) {
  const t = useSelfRegisterMessages();
  const given = useAnswers(questions);
  const consent = useConsent();
  // One key for this person, however often the answers are sent.
  const [key] = useState(newKey);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const settle = (outcome: Outcome) => {
    if (outcome.kind === 'registered') return onRegistered();
    if (outcome.kind === 'expired') return onExpired();
    if (outcome.kind === 'wrong') given.show(outcome.problems);
    else setRefusal(outcome.kind);
  };

  const send = async () => {
    setRefusal(null);
    const sent = { answers: given.sent(), picture: given.picture, consentWording: consent.agreed };
    settle(await register(token, questions, sent, key));
  };

  return (
    <AnswersForm
      token={token}
      questions={questions}
      given={given}
      consent={consent}
      alert={refusal && t(`selfRegister.${refusal}`)}
      label={t('selfRegister.submit')}
      busyLabel={t('selfRegister.busy')}
      onSend={send}
    />
  );
}
