import { Alert } from '@mui/material';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { useSearchParams } from 'react-router-dom';
import { ChooseBranch } from '../../app/ChooseBranch.tsx';
import { usePermission } from '../../app/permission.ts';
import { useSession } from '../../app/session.ts';
import { ImportLink } from '../../import/link/ImportLink.tsx';
import { ErrorView } from '../../ui/ErrorView.tsx';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { useKnownPotentialQuery } from '../gql/hooks.ts';
import { MemberSteps } from './MemberSteps.tsx';
import { useRegisterMessages } from './messages.ts';
import { NoRight } from './NoRight.tsx';
import { usePotentialMessages } from './potential/messages.ts';
import { LinkFailed } from './qr/LinkFailed.tsx';
import { SelfRegisterQr } from './qr/SelfRegisterQr.tsx';
import { useSelfRegisterLink } from './qr/useSelfRegisterLink.ts';
import { Registered } from './Registered.tsx';

/** CUST-15, CUST-16, CUST-20 Staff register a customer, or a potential, as a member of the branch they work in. */
export function RegisterPage() {
  const t = useRegisterMessages();
  const { branchId } = useSession();
  const [address] = useSearchParams();
  const potentialId = address.get('potential');
  const { canWrite, loading, failed } = usePermission(PAGE.subscribe);
  const qr = useSelfRegisterLink(branchId);
  const isRefused = !canWrite && !loading && !failed;
  const actions = canWrite && !potentialId && (
    <>
      <SelfRegisterQr branchId={branchId} why={branchId ? null : t('register.noBranch')} qr={qr} />
      <ImportLink to="/customers/import" />
    </>
  );
  return (
    <>
      <PageTitle actions={actions}>{t(potentialId ? 'register.ofPotential' : 'register.title')}</PageTitle>
      {isRefused && <NoRight title={t('register.noRight')} />}
      {!isRefused && !branchId && <ChooseBranch title={t('register.noBranch')} hint={t('register.noBranchHint')} />}
      {qr.failed && <LinkFailed onRetry={() => void qr.make()} onBack={qr.leave} />}
      {!isRefused && branchId && (
        // Hidden, not removed: input is still there if the link can be created after all.
        <div hidden={qr.failed}>
          {potentialId ? (
            <OfPotential id={potentialId} branchId={branchId} canWrite={canWrite} />
          ) : (
            <MemberSteps branchId={branchId} canWrite={canWrite} />
          )}
        </div>
      )}
    </>
  );
}

interface Props {
  readonly id: string;
  readonly branchId: string;
  readonly canWrite: boolean;
}

/** Registers a potential as a member: the form starts with their known details. */
function OfPotential({ id, branchId, canWrite }: Props) {
  const t = usePotentialMessages();
  const { data, error, refetch } = useKnownPotentialQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  if (error && !data) return <ErrorView onRetry={() => void refetch()} />;
  if (!data) return <LoadingView count={6} height={76} />;
  const { potential } = data;
  if (!potential) return <ErrorView title={t('potential.unknown')} />;
  if (potential.memberId && !potential.member)
    return <ErrorView title={t('potential.isMember')} message={t('potential.notReadable')} />;
  if (potential.member) return <Registered member={potential.member} title={t('potential.isMember')} />;
  return (
    <MemberSteps branchId={branchId} canWrite={canWrite} potential={potential}>
      <Alert severity="info" sx={{ mb: 2 }}>
        {t('potential.kept')}
      </Alert>
    </MemberSteps>
  );
}
