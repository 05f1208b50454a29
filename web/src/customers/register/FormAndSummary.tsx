import { type ReactNode, useState } from 'react';
import { problemOf } from '../questions/checkAnswers.ts';
import type { Problems, Question } from '../questions/question.ts';
import type { GivenAnswers } from '../questions/useAnswers.ts';
import { isTaken, LikelyMembers } from './likely/LikelyMembers.tsx';
import { useLikelyMessages } from './likely/messages.ts';
import { useLikelyMembers } from './likely/useLikelyMembers.ts';
import { RegisterForm } from './RegisterForm.tsx';
import { RegisterSummary } from './RegisterSummary.tsx';
import { questionOf } from './registerInput.ts';
import type { Failure, UserError } from './useCreation.ts';

interface Props {
  readonly questions: readonly Question[];
  readonly given: GivenAnswers;
  /** Without the right to register, the form stops here (PERM-07). */
  readonly disabled: boolean;
  readonly submitting: boolean;
  readonly failure: Failure | null;
  /** Whether a phone can be registered only once: its owner cannot be registered again. */
  readonly phoneOnce?: boolean;
  readonly onConfirm: () => void;
  /** Content above the answers of the summary. */
  readonly before?: ReactNode;
  /** Content above the buttons of the summary. */
  readonly children?: ReactNode;
}

/** CUST-15, CUST-16 Steps 0 and 1 of every registration: the form, and its summary with Edit and Confirm. */
export function FormAndSummary({ failure, ...props }: Props) {
  const { questions, given, disabled } = props;
  const [step, setStep] = useState<'form' | 'summary'>('form');
  if (step === 'form') {
    return <RegisterForm questions={questions} given={given} disabled={disabled} onNext={() => setStep('summary')} />;
  }
  const edit = () => {
    // Displays a refusal again at the question where it can be corrected.
    if (failure?.kind === 'refused') given.show(problemsOf(failure.errors, questions));
    setStep('form');
  };
  return <Summary {...props} onEdit={edit} />;
}

/** The summary; registration waits for the search for likely members. */
function Summary({ children, before, phoneOnce, ...props }: Omit<Props, 'failure'> & { readonly onEdit: () => void }) {
  const t = useLikelyMessages();
  const { likely, loading } = useLikelyMembers(props.given.sent());
  const isRefused = phoneOnce === true && likely.some(isTaken);
  const confirmLabel = likely.length > 0 && !isRefused ? t('likely.anyway') : undefined;
  return (
    <RegisterSummary
      {...props}
      disabled={props.disabled || isRefused}
      waiting={loading}
      confirmLabel={confirmLabel}
      before={
        <>
          <LikelyMembers likely={likely} isRefused={isRefused} />
          {before}
        </>
      }
    >
      {children}
    </RegisterSummary>
  );
}

/** Returns the refusals of a registration that can be corrected at a question. */
function problemsOf(errors: readonly UserError[], questions: readonly Question[]): Problems {
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
