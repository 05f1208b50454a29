import { Alert } from '@mui/material';
import { useState } from 'react';
import { ChooseBranch } from '../../app/ChooseBranch.tsx';
import { usePermission } from '../../app/permission.ts';
import { useSession } from '../../app/session.ts';
import { ErrorView } from '../../ui/ErrorView.tsx';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import type { TillMemberFragment } from '../gql/graphql.ts';
import { useRegisterFormQuery } from '../gql/hooks.ts';
import type { Question } from '../questions/question.ts';
import { useAnswers } from '../questions/useAnswers.ts';
import { useRegisterMessages } from './messages.ts';
import { Registered } from './Registered.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { RegisterSummary } from './RegisterSummary.tsx';
import { registerInput } from './registerInput.ts';
import { useRegisterMember } from './useRegisterMember.ts';

const MEMBER_FORM = 'FORM:MEMBER:ONBOARD:2.0';

/** CUST-15, CUST-16, CUST-20: staff register a customer as a member of the branch they work in. */
export function RegisterPage() {
  const t = useRegisterMessages();
  const { branchId } = useSession();
  const { canWrite, loading, failed } = usePermission('Page.Merchant.Payment.Subscribe');
  return (
    <>
      <PageTitle>{t('register.title')}</PageTitle>
      {!canWrite && !loading && !failed && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('register.noRight')}
        </Alert>
      )}
      {branchId ? (
        <AskedForm branchId={branchId} />
      ) : (
        <ChooseBranch title={t('register.noBranch')} hint={t('register.noBranchHint')} />
      )}
    </>
  );
}

/** CUST-26 */
function AskedForm({ branchId }: { branchId: string }) {
  const t = useRegisterMessages();
  const { data, error, refetch } = useRegisterFormQuery({ variables: { code: MEMBER_FORM } });
  if (error && !data) return <ErrorView onRetry={() => void refetch()} />;
  if (!data) return <LoadingView count={6} height={76} />;
  if (!data.onboardForm) return <ErrorView title={t('register.noForm')} />;
  return <Steps branchId={branchId} questions={data.onboardForm.questions} />;
}

function Steps({ branchId, questions }: { branchId: string; questions: readonly Question[] }) {
  const [step, setStep] = useState<'form' | 'summary'>('form');
  const [member, setMember] = useState<TillMemberFragment | null>(null);
  const given = useAnswers(questions);
  const { register, submitting, refusal } = useRegisterMember(setMember);
  if (member) return <Registered member={member} />;
  if (step === 'form') return <RegisterForm questions={questions} given={given} onNext={() => setStep('summary')} />;
  const edit = () => {
    // What was refused is said again where it can be put right.
    if (refusal) given.show(refusal.problems);
    setStep('form');
  };
  return (
    <RegisterSummary
      questions={questions}
      given={given}
      submitting={submitting}
      refusal={refusal}
      onEdit={edit}
      onConfirm={() => void register(registerInput(given.sent(), branchId), given.picture)}
    />
  );
}
