import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useNotice } from '../../app/notice.tsx';
import { PermissionDialog } from '../../app/PermissionDialog.tsx';
import { usePermission } from '../../app/permission.ts';
import { profilePath } from '../../app/profilePath.ts';
import { memberName } from '../../sale/memberName.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorView } from '../../ui/ErrorView.tsx';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { PageIntro } from '../../ui/PageIntro.tsx';
import { type Crumb, PageTitle } from '../../ui/PageTitle.tsx';
import { useMergePreviewQuery, useMergeStartQuery } from '../gql/hooks.ts';
import { ChooseAccount } from './ChooseAccount.tsx';
import { CompareAccounts } from './CompareAccounts.tsx';
import { MergedNote } from './MergedNote.tsx';
import { useMergeMessages } from './messages.ts';

/** Merges two accounts of one customer: finds the other one, compares both, and merges them. */
export function MergePage() {
  const t = useMergeMessages();
  const { id = '' } = useParams();
  const [address, setAddress] = useSearchParams();
  const { canWrite, loading } = usePermission(PAGE.customerInsight);
  const { data, error, refetch } = useMergeStartQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const member = data?.member;
  // A typed address could name the same account twice, which cannot be merged with itself.
  const other = address.get('with') === id ? null : address.get('with');
  if (!canWrite && !loading) return <PermissionDialog />;
  const crumbs: Crumb[] = member ? [{ label: memberName(member), to: profilePath(id) }] : [];
  return (
    <>
      <PageTitle crumbs={crumbs}>{t('page.title')}</PageTitle>
      <PageIntro>{t('page.intro')}</PageIntro>
      {error && !data && <ErrorView onRetry={() => void refetch()} />}
      {!error && !data && <LoadingView count={3} height={96} />}
      {member === null && <EmptyState title={t('page.none')} />}
      {member?.mergedInto ? (
        <MergedNote into={member.mergedInto} />
      ) : (
        member &&
        (other ? (
          <Compared
            key={`${id} ${other} ${address.get('keep')}`}
            pair={address.get('keep') === 'other' ? { keepId: other, mergeId: id } : { keepId: id, mergeId: other }}
            onSwap={() =>
              setAddress(address.get('keep') ? { with: other } : { with: other, keep: 'other' }, { replace: true })
            }
            onOther={() => setAddress({})}
          />
        ) : (
          <ChooseAccount
            title={t('choose.title')}
            account={member}
            onChoose={(chosen) => setAddress({ with: chosen.id })}
          />
        ))
      )}
    </>
  );
}

interface ComparedProps {
  readonly pair: { readonly keepId: string; readonly mergeId: string };
  readonly onSwap: () => void;
  readonly onOther: () => void;
}

function Compared({ pair, onSwap, onOther }: ComparedProps) {
  const t = useMergeMessages();
  const navigate = useNavigate();
  const notify = useNotice();
  const { data, error, refetch } = useMergePreviewQuery({ variables: pair, fetchPolicy: 'network-only' });
  const preview = data?.previewMemberMerge;
  if (error) return <ErrorView onRetry={() => void refetch()} />;
  if (!data) return <LoadingView count={3} height={120} />;
  if (!preview?.kept || !preview.merged) return <EmptyState title={t('page.none')} />;
  const done = () => {
    notify(t('done.merged'), 'success');
    void navigate(profilePath(pair.keepId), { replace: true });
  };
  return (
    <CompareAccounts
      preview={preview}
      kept={preview.kept}
      merged={preview.merged}
      onSwap={onSwap}
      onOther={onOther}
      onDone={done}
      onStale={() => void refetch()}
    />
  );
}
