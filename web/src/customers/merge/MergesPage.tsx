import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { formatMoment } from '../../app/formatMoment.ts';
import { useLanguage } from '../../app/i18n.ts';
import { profilePath } from '../../app/profilePath.ts';
import { List } from '../../list/List.tsx';
import type { ListShape } from '../../list/listAddress.ts';
import { listRows } from '../../list/listRows.ts';
import { useList } from '../../list/useList.ts';
import { memberName } from '../../sale/memberName.ts';
import { NOTHING } from '../../ui/nothing.ts';
import { PageIntro } from '../../ui/PageIntro.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import type { MemberMergesQuery } from '../gql/graphql.ts';
import { useMemberMergesQuery } from '../gql/hooks.ts';
import { useMergeMessages } from './messages.ts';
import { UndoButton } from './UndoButton.tsx';

export type Merge = MemberMergesQuery['memberMerges']['items'][number];

const MERGES: ListShape = {
  filters: [],
  sorts: {},
  columns: ['merged', 'kept', 'time', 'by', 'points', 'sales', 'undo'],
};

const nameOf = (account: Merge['kept']): string => (account ? `${memberName(account)} (${account.code})` : NOTHING);

/** The merged accounts, who merged them, and the undo button. */
export function MergesPage() {
  const t = useMergeMessages();
  const language = useLanguage();
  const list = useList(MERGES);
  const { page, perPage, keyword } = list.state;
  const query = useMemberMergesQuery({
    variables: { page, perPage, keyword: keyword.trim() || null },
    fetchPolicy: 'cache-and-network',
  });
  const rows = listRows(query, ({ memberMerges }) => memberMerges);
  const linkOf = (account: Merge['kept']) => (account ? { to: profilePath(account.id) } : null);
  return (
    <>
      <PageTitle>{t('list.title')}</PageTitle>
      <PageIntro>{t('list.intro')}</PageIntro>
      <List<Merge>
        list={list}
        label={t('list.label')}
        rows={rows}
        columns={[
          { name: 'merged', label: t('list.merged'), grow: 1.4, width: 150, value: ({ merged }) => nameOf(merged) },
          {
            ...{ name: 'kept', label: t('list.kept'), grow: 1.4, width: 150 },
            value: ({ kept }) => nameOf(kept),
            draw: ({ kept }, tabIndex) => {
              const link = linkOf(kept);
              if (!link) return nameOf(kept);
              return (
                <Link component={RouterLink} to={link.to} tabIndex={tabIndex} sx={{ py: 1.5 }}>
                  {nameOf(kept)}
                </Link>
              );
            },
          },
          { name: 'time', label: t('list.time'), width: 132, value: ({ time }) => formatMoment(time, language) },
          { name: 'by', label: t('list.by'), value: ({ by }) => by ?? t('list.nobody') },
          { name: 'points', label: t('list.points'), kind: 'figure', value: ({ points }) => points },
          {
            ...{ name: 'sales', label: t('list.sales'), kind: 'figure' },
            value: ({ totalTransactions }) => totalTransactions,
          },
          {
            ...{ name: 'undo', label: t('undo.one'), kind: 'action', width: 148 },
            draw: (merge) => <Undo merge={merge} onUndone={() => void rows.refetch()} />,
          },
        ]}
        nameOf={({ merged }) => nameOf(merged)}
        linkOf={({ merged }) => linkOf(merged)}
        search={t('list.search')}
        rowHeight="auto"
        empty={{ title: t('list.none'), hint: t('list.noneHint') }}
      />
    </>
  );
}

/** The undo button, or who undid the merge. */
function Undo({ merge, onUndone }: { readonly merge: Merge; readonly onUndone: () => void }) {
  const t = useMergeMessages();
  const language = useLanguage();
  const { undoneTime, undoneBy } = merge;
  if (!undoneTime) return <UndoButton merge={merge} onUndone={onUndone} />;
  return (
    <StatusChip tone="neutral">
      {t('list.undone', { name: undoneBy ?? t('list.nobody'), time: formatMoment(undoneTime, language) })}
    </StatusChip>
  );
}
