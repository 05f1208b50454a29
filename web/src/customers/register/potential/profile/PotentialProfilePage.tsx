import Merge from '@mui/icons-material/MergeTypeOutlined';
import PersonAdd from '@mui/icons-material/PersonAddAlt';
import { Alert, Box, Button, Stack } from '@mui/material';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { beside } from '../../../../app/column.ts';
import { fullName } from '../../../../app/fullName.ts';
import { isDenied } from '../../../../app/isDenied.ts';
import { PermissionDialog } from '../../../../app/PermissionDialog.tsx';
import { usePermission } from '../../../../app/permission.ts';
import { profilePath } from '../../../../app/profilePath.ts';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { ErrorView } from '../../../../ui/ErrorView.tsx';
import { LoadingView } from '../../../../ui/LoadingView.tsx';
import { PageTitle } from '../../../../ui/PageTitle.tsx';
import { radius } from '../../../../ui/tokens.ts';
import { usePotentialProfileQuery } from '../../../gql/hooks.ts';
import { PotentialPrivacy } from '../../../privacy/PotentialPrivacy.tsx';
import { usePotentialMessages } from '../messages.ts';
import { POTENTIAL_SEARCH as SEARCH, useSearchCrumb } from '../useSearchCrumb.ts';
import { MergePotentialDialog } from './MergePotentialDialog.tsx';
import { PotentialBlocks } from './PotentialBlocks.tsx';
import { PotentialPanel } from './PotentialPanel.tsx';
import type { PotentialProfile } from './potentialRecord.ts';

/** CUST-48..51 The page of a potential customer, with the button to make them a member. */
export function PotentialProfilePage() {
  const t = usePotentialMessages();
  const { id = '' } = useParams();
  const { canWrite: mayRegister } = usePermission(PAGE.subscribe);
  const { canWrite } = usePermission(PAGE.customerInsight);
  const [isMerging, setMerging] = useState(false);
  const { data, error, refetch } = usePotentialProfileQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const potential = data?.potential;
  const crumbs = useSearchCrumb();
  if (!potential && isDenied(error)) return <PermissionDialog />;
  if (!potential) {
    return (
      <>
        <PageTitle crumbs={crumbs}>{t('profile.title')}</PageTitle>
        {data ? (
          <EmptyState
            title={t('potential.unknown')}
            action={
              crumbs[0] && (
                <Button component={Link} to={SEARCH} variant="outlined">
                  {t('profile.search')}
                </Button>
              )
            }
          />
        ) : error ? (
          <ErrorView onRetry={() => void refetch().catch(() => undefined)} />
        ) : (
          <LoadingView count={4} height={88} />
        )}
      </>
    );
  }
  const become = mayRegister && !potential.memberId && (
    <Button
      component={Link}
      to={`/customers/register?potential=${encodeURIComponent(id)}`}
      variant="contained"
      startIcon={<PersonAdd />}
    >
      {t('profile.become')}
    </Button>
  );
  const merge = canWrite && !potential.memberId && (
    <Button variant="outlined" color="inherit" startIcon={<Merge />} onClick={() => setMerging(true)}>
      {t('profile.merge')}
    </Button>
  );
  return (
    <>
      <PageTitle
        crumbs={crumbs}
        actions={
          <>
            {merge}
            {become}
          </>
        }
      >
        {fullName(potential)}
      </PageTitle>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: beside('minmax(0, 1fr) 288px'), alignItems: 'start' }}>
        <Box sx={{ order: 1, minWidth: 0 }}>
          <PotentialPanel potential={potential} onChanged={refetch} />
        </Box>
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          {potential.memberId && <BecameMember member={potential.member} />}
          <PotentialBlocks potential={potential} />
          <PotentialPrivacy potential={potential} leadsTo={SEARCH} />
        </Stack>
      </Box>
      {isMerging && <MergePotentialDialog potential={potential} onClose={() => setMerging(false)} />}
    </>
  );
}

/** A link to the member that the potential became, who has the data from then on. */
function BecameMember({ member }: Pick<PotentialProfile, 'member'>) {
  const t = usePotentialMessages();
  const { canRead } = usePermission(PAGE.customerInsight);
  const open = member && canRead && (
    <div>
      <Button component={Link} to={profilePath(member.id)} variant="outlined" sx={{ mt: 1 }}>
        {t('profile.openMember')}
      </Button>
    </div>
  );
  return (
    <Alert severity="success" sx={{ borderRadius: radius.card }}>
      {t('potential.isMember')}
      {member && ` · ${fullName(member)} · ${member.code}`}
      {open}
    </Alert>
  );
}
