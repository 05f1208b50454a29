import { Button } from '@mui/material';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { wordsOfForm } from '@taem/domain/customers/onboardForm.ts';
import { formatPhone } from '@taem/domain/person/phone.ts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { fullName } from '../../../app/fullName.ts';
import { usePermission } from '../../../app/permission.ts';
import { useSession } from '../../../app/session.ts';
import { AlertDialog } from '../../../ui/AlertDialog.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import type { Question } from '../../questions/question.ts';
import { useAnswers } from '../../questions/useAnswers.ts';
import { Done, takeFocus } from '../Done.tsx';
import { FormAndSummary } from '../FormAndSummary.tsx';
import { LikelyPotentials } from '../likely/LikelyPotentials.tsx';
import { NoRight } from '../NoRight.tsx';
import { SelfRegisterQr } from '../qr/SelfRegisterQr.tsx';
import { RegistrationForm } from '../RegistrationForm.tsx';
import { registerInput } from '../registerInput.ts';
import { usePotentialMessages } from './messages.ts';
import { type RegisteredPotential, useRegisterPotential } from './useRegisterPotential.ts';
import { useSearchCrumb } from './useSearchCrumb.ts';

const POTENTIAL_FORM = 'FORM:POTENTIAL:ONBOARD:2.0';

/** CUST-15..18 Staff register a potential customer; the branch does not matter. */
export function RegisterPotentialPage() {
  const t = usePotentialMessages();
  const { canWrite, loading, failed } = usePermission(PAGE.customerInsight);
  return (
    <>
      <PageTitle crumbs={useSearchCrumb()} actions={<SelfRegisterQr why={t('potential.noQr')} />}>
        {t('potential.title')}
      </PageTitle>
      {!canWrite && !loading && !failed ? (
        <NoRight title={t('potential.noRight')} hint="register.noInsightHint" />
      ) : (
        <RegistrationForm code={POTENTIAL_FORM}>
          {(questions) => <Steps questions={questions} canWrite={canWrite} />}
        </RegistrationForm>
      )}
    </>
  );
}

function Steps({ questions, canWrite }: { readonly questions: readonly Question[]; readonly canWrite: boolean }) {
  const { branchId } = useSession();
  const [potential, setPotential] = useState<RegisteredPotential | null>(null);
  const given = useAnswers(questions, { words: wordsOfForm(POTENTIAL_FORM) });
  const { create, submitting, failure, refusal, isRead, read } = useRegisterPotential(setPotential);
  if (potential) return <Registered potential={potential} />;
  return (
    <>
      <FormAndSummary
        questions={questions}
        given={given}
        disabled={!canWrite}
        submitting={submitting}
        failure={failure}
        onConfirm={() => void create(registerInput(given.sent(), branchId), given.picture)}
        before={<LikelyPotentials phone={given.sent().phone} as="potential" />}
      />
      <AlertDialog
        open={refusal !== null && !isRead}
        title={refusal?.title}
        message={refusal?.message}
        onClose={read}
      />
    </>
  );
}

/** CUST-17 */
function Registered({ potential }: { readonly potential: RegisteredPotential }) {
  const t = usePotentialMessages();
  const { id, firstname, lastname, phone } = potential;
  return (
    <Done title={t('potential.done')} name={fullName({ firstname, lastname })} facts={[phone && formatPhone(phone)]}>
      <Button component={Link} to="/" size="large" variant="outlined">
        {t('potential.home')}
      </Button>
      <Button
        component={Link}
        to={`/ci/potential/profiles/${id}`}
        size="large"
        variant="contained"
        ref={takeFocus}
        sx={{ minWidth: 200 }}
      >
        {t('potential.profile')}
      </Button>
    </Done>
  );
}
