import { useQuery } from '@apollo/client/react';
import { useLocation, useParams } from 'react-router-dom';
import { useLanguage } from '../app/i18n.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorView } from '../ui/ErrorView.tsx';
import { LoadingView } from '../ui/LoadingView.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { DeleteButton } from './DeleteButton.tsx';
import { useResourceMessages } from './messages.ts';
import { RecordForm } from './RecordForm.tsx';
import { listPath, type RecordScreens, type Row } from './RecordScreens.ts';
import { titleOf } from './titleOf.ts';

interface Props {
  readonly screens: RecordScreens;
  readonly isNew?: boolean;
}

/** The form of a new record, or of one that there is. */
export function RecordEdit({ screens, isNew = false }: Props) {
  const { record } = screens;
  const t = useResourceMessages();
  const language = useLanguage();
  const { state } = useLocation();
  const crumbs = [{ label: record.words.many[language], to: listPath(record) + (state?.list ?? '') }];
  if (!isNew) return <Known screens={screens} crumbs={crumbs} />;
  return (
    <>
      <PageTitle crumbs={crumbs}>{t('list.add', { what: record.words.one[language].toLowerCase() })}</PageTitle>
      <RecordForm screens={screens} row={null} />
    </>
  );
}

function Known({ screens, crumbs }: Pick<Props, 'screens'> & { crumbs: { label: string; to: string }[] }) {
  const { record, operations } = screens;
  const t = useResourceMessages();
  const language = useLanguage();
  const { id = '' } = useParams();
  // A form begins with what is there now, not with what a list showed a while ago.
  const { data, error, refetch } = useQuery(operations.one, { variables: { id }, fetchPolicy: 'network-only' });
  const row = data?.[record.one] as Row | null | undefined;
  if (error && !row) return <ErrorView onRetry={() => void refetch()} />;
  if (row === undefined) return <LoadingView count={6} />;
  if (row === null) {
    return (
      <>
        <PageTitle crumbs={crumbs}>{record.words.one[language]}</PageTitle>
        <EmptyState title={t('show.none')}>{t('show.noneHint')}</EmptyState>
      </>
    );
  }
  return (
    <>
      <PageTitle crumbs={crumbs} actions={record.remove && <DeleteButton screens={screens} row={row} />}>
        {titleOf(record, row)}
      </PageTitle>
      <RecordForm key={row.id} screens={screens} row={row} />
    </>
  );
}
