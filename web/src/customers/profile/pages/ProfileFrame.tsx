import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { beside } from '../../../app/column.ts';
import { isDenied } from '../../../app/isDenied.ts';
import { late } from '../../../app/late.tsx';
import { profilePath } from '../../../app/profilePath.ts';
import { memberName } from '../../../sale/memberName.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LoadingView } from '../../../ui/LoadingView.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { MemberFacts } from '../MemberFacts.tsx';
import { useProfileMessages } from '../messages.ts';
import { SummaryPanel } from '../SummaryPanel.tsx';
import { type MemberProfile, useMemberProfile } from '../useMemberProfile.ts';
import { ProfileActions } from './ProfileActions.tsx';

// Seldom needed parts are loaded on demand.
const PermissionDialog = late(async () => (await import('../../../app/PermissionDialog.tsx')).PermissionDialog);
const ErasedNote = late(async () => (await import('../ErasedNote.tsx')).ErasedNote);
const MergedNote = late(async () => (await import('../../merge/MergedNote.tsx')).MergedNote);
const LoadFailed = late(async () => (await import('./LoadFailed.tsx')).LoadFailed);

const SEARCH = '/ci/member/search';

interface Props {
  /** Name of the page below the profile; omitted for the profile itself, which has the member's name. */
  readonly title?: string;
  readonly children: (member: MemberProfile) => ReactNode;
}

/** CUST-53 The frame of every page of a member: their name, the actions, and the summary at the side. */
export function ProfileFrame({ title, children }: Props) {
  const t = useProfileMessages();
  const { id = '' } = useParams();
  const { member, error, refetch } = useMemberProfile(id);
  const search = [{ label: t('page.search'), to: SEARCH }];
  const heading = title ?? t('page.title');
  if (!member && isDenied(error)) return <PermissionDialog />;
  if (!member) {
    return (
      <>
        <PageTitle crumbs={search}>{heading}</PageTitle>
        {member === null ? (
          <EmptyState
            title={t('page.none')}
            action={
              <Button component={Link} to={SEARCH} variant="outlined">
                {t('page.search')}
              </Button>
            }
          >
            {t('page.noneHint')}
          </EmptyState>
        ) : error ? (
          <LoadFailed onRetry={() => void refetch().catch(() => undefined)} />
        ) : (
          <LoadingView count={4} height={88} />
        )}
      </>
    );
  }
  const name = memberName(member);
  if (member.mergedInto) {
    return (
      <>
        <PageTitle crumbs={search}>{name}</PageTitle>
        <MergedNote into={member.mergedInto} />
      </>
    );
  }
  if (member.erasedAt) {
    return (
      <>
        <PageTitle crumbs={search}>{name}</PageTitle>
        <ErasedNote code={member.code} erasedAt={member.erasedAt} />
      </>
    );
  }
  const crumbs = title === undefined ? search : [...search, { label: name, to: profilePath(id) }];
  return (
    <>
      <PageTitle crumbs={crumbs} actions={<ProfileActions member={member} />}>
        {title ?? name}
      </PageTitle>
      <MemberFacts member={member} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: beside('minmax(0, 1fr) 288px'), alignItems: 'start' }}>
        <Box sx={{ order: { md: 1 }, minWidth: 0 }}>
          <SummaryPanel memberId={id} />
        </Box>
        <Box sx={{ minWidth: 0 }}>{children(member)}</Box>
      </Box>
    </>
  );
}
