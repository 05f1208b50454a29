import { useState } from 'react';
import { newKey } from '../../app/newKey.ts';
import { problemOf } from '../questions/checkAnswers.ts';
import type { Question } from '../questions/question.ts';
import { useAnswers } from '../questions/useAnswers.ts';
import { useConsent } from '../questions/useConsent.ts';
import { AnswersForm } from '../selfRegister/AnswersForm.tsx';
import type { Proof } from './ClaimSteps.tsx';
import { useClaimMessages } from './messages.ts';
import { type Claimed, claim, type Obstacle, type Refusal, type Refused, refusalOf } from './sendClaim.ts';

interface Props {
  readonly token: string;
  readonly proof: Proof;
  readonly registerToken: string;
  readonly questions: readonly Question[];
  readonly onClaimed: (claim: Claimed) => void;
  readonly onObstacle: (obstacle: Obstacle) => void;
}

/** Registers and claims in one call: there is never a member without the points, or points without the member. */
export function RegisterAndClaim({ token, proof, registerToken, questions, onClaimed, onObstacle }: Props) {
  const t = useClaimMessages();
  const given = useAnswers(questions);
  const [idempotencyKey] = useState(newKey);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const consent = useConsent();

  const settle = (refused: Refused) => {
    if (refused.kind === 'obstacle') return onObstacle(refused.obstacle);
    const problems =
      refused.kind === 'answers'
        ? refused.errors.flatMap(({ path, message }) => (path[1] ? [[path[1], problemOf(message)] as const] : []))
        : [];
    if (problems.length === 0) return setRefusal(refusalOf(refused, refusal));
    given.show(Object.fromEntries(problems));
  };
  const send = async () => {
    setRefusal(null);
    const answers = Object.entries(given.sent()).map(([questionId, value]) => ({ questionId, value }));
    const outcome = await claim({ token, ...proof, answers, consentWording: consent.agreed, idempotencyKey });
    if (outcome.kind === 'claimed') onClaimed(outcome.claim);
    else settle(outcome.kind === 'register' ? { kind: 'failed' } : outcome);
  };

  return (
    <AnswersForm
      token={registerToken}
      questions={questions}
      given={given}
      consent={consent}
      alert={refusal && t(`claim.${refusal}`)}
      label={t('claim.registerSubmit')}
      busyLabel={t('claim.busy')}
      onSend={send}
    />
  );
}
