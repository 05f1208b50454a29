import { Alert, AlertTitle } from '@mui/material';
import { type ReactNode, useState } from 'react';
import type { TillMemberFragment } from '../gql/graphql.ts';
import type { Answers, Question } from '../questions/question.ts';
import { useAnswers } from '../questions/useAnswers.ts';
import { ConsentTick } from './ConsentTick.tsx';
import { FormAndSummary } from './FormAndSummary.tsx';
import { LikelyPotentials } from './likely/LikelyPotentials.tsx';
import { potentialAnswers, type StoredPotential, stillRequired, withEmptied } from './potential/potentialAnswers.ts';
import { Registered } from './Registered.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';
import { registerInput } from './registerInput.ts';
import { useRegisterMember } from './useRegisterMember.ts';

const MEMBER_FORM = 'FORM:MEMBER:ONBOARD:2.0';

interface Props {
  readonly branchId: string;
  /** Also false while the rights could not be loaded: without an answer no writing is allowed (PERM-03). */
  readonly canWrite: boolean;
  /** The potential customer who becomes the member. */
  readonly potential?: StoredPotential;
  /** Content above the form. */
  readonly children?: ReactNode;
}

/** CUST-15, CUST-16 The steps that register a member. */
export function MemberSteps(props: Props) {
  return (
    <RegistrationForm code={MEMBER_FORM}>{(questions) => <Steps {...props} questions={questions} />}</RegistrationForm>
  );
}

function Steps({ branchId, canWrite, potential, children, ...given }: Props & { questions: readonly Question[] }) {
  const initial: Answers = potential ? potentialAnswers(given.questions, potential) : {};
  const questions = stillRequired(given.questions, initial);
  const [member, setMember] = useState<TillMemberFragment | null>(null);
  const [agreed, setAgreed] = useState<string | null>(null);
  const answers = useAnswers(questions, { initial });
  const { create, submitting, failure, refusal } = useRegisterMember(setMember);
  if (member) return <Registered member={member} />;
  const confirm = () => {
    const input = { ...registerInput(answers.sent(), branchId), ...(agreed !== null && { consentWording: agreed }) };
    return create(potential ? withEmptied(input, initial, potential.id) : input, answers.picture);
  };
  return (
    <>
      {children}
      <FormAndSummary
        questions={questions}
        given={answers}
        disabled={!canWrite}
        submitting={submitting}
        failure={failure}
        phoneOnce
        onConfirm={() => void confirm()}
        before={!potential && <LikelyPotentials phone={answers.sent().phone} />}
      >
        <ConsentTick agreed={agreed} disabled={!canWrite || submitting} onChange={setAgreed} />
        {refusal && (
          <Alert severity="error">
            {refusal.title && <AlertTitle>{refusal.title}</AlertTitle>}
            {refusal.words.map((words) => (
              <div key={words}>{words}</div>
            ))}
          </Alert>
        )}
      </FormAndSummary>
    </>
  );
}
