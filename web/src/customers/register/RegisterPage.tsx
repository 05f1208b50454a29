import LockOutlined from '@mui/icons-material/LockOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ChooseBranch } from '../../app/ChooseBranch.tsx';
import { usePermission } from '../../app/permission.ts';
import { useSession } from '../../app/session.ts';
import { ImportLink } from '../../import/ImportLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
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
  const isRefused = !canWrite && !loading && !failed;
  return (
    <>
      <PageTitle actions={canWrite && <ImportLink to="/customers/import" />}>{t('register.title')}</PageTitle>
      {isRefused && <NoRight />}
      {!isRefused && !branchId && <ChooseBranch title={t('register.noBranch')} hint={t('register.noBranchHint')} />}
      {!isRefused && branchId && <AskedForm branchId={branchId} canWrite={canWrite} />}
    </>
  );
}

/** PERM-07 Who may not register is told before anything is filled in. */
function NoRight() {
  const t = useRegisterMessages();
  return (
    <div role="alert">
      <EmptyState
        icon={<LockOutlined sx={{ fontSize: 64, color: 'primary.main' }} />}
        title={t('register.noRight')}
        action={
          <Button component={Link} to="/" variant="outlined" size="large">
            {t('register.home')}
          </Button>
        }
      >
        {t('register.noRightHint')}
      </EmptyState>
    </div>
  );
}

/** CUST-26 */
function AskedForm({ branchId, canWrite }: { branchId: string; canWrite: boolean }) {
  const t = useRegisterMessages();
  const { data, error, refetch } = useRegisterFormQuery({ variables: { code: MEMBER_FORM } });
  if (error && !data) return <ErrorView onRetry={() => void refetch()} />;
  if (!data) return <LoadingView count={6} height={76} />;
  if (!data.onboardForm) return <ErrorView title={t('register.noForm')} />;
  return <Steps branchId={branchId} canWrite={canWrite} questions={data.onboardForm.questions} />;
}

interface StepsProps {
  readonly branchId: string;
  /** false also while the rights could not be asked for: without an answer nobody writes (PERM-03). */
  readonly canWrite: boolean;
  readonly questions: readonly Question[];
}

function Steps({ branchId, canWrite, questions }: StepsProps) {
  const [step, setStep] = useState<'form' | 'summary'>('form');
  const [member, setMember] = useState<TillMemberFragment | null>(null);
  const given = useAnswers(questions);
  const { register, submitting, refusal } = useRegisterMember(setMember);
  if (member) return <Registered member={member} />;
  if (step === 'form') {
    return <RegisterForm questions={questions} given={given} disabled={!canWrite} onNext={() => setStep('summary')} />;
  }
  const edit = () => {
    // What was refused is said again where it can be put right.
    if (refusal) given.show(refusal.problems);
    setStep('form');
  };
  return (
    <RegisterSummary
      questions={questions}
      given={given}
      disabled={!canWrite}
      submitting={submitting}
      refusal={refusal}
      onEdit={edit}
      onConfirm={() => void register(registerInput(given.sent(), branchId), given.picture)}
    />
  );
}
