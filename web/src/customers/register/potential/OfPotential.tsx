import { Alert } from '@mui/material';
import { ErrorView } from '../../../ui/ErrorView.tsx';
import { LoadingView } from '../../../ui/LoadingView.tsx';
import { useKnownPotentialQuery } from '../../gql/hooks.ts';
import { MemberSteps } from '../MemberSteps.tsx';
import { Registered } from '../Registered.tsx';
import { usePotentialMessages } from './messages.ts';

interface Props {
  readonly id: string;
  readonly branchId: string;
  readonly canWrite: boolean;
}

/** A potential becomes a member: the form begins with what is known of them. */
export function OfPotential({ id, branchId, canWrite }: Props) {
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
