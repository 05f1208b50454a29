import { useQuery } from '@apollo/client/react';
import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useLanguage } from '../app/i18n.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorView } from '../ui/ErrorView.tsx';
import { LoadingView } from '../ui/LoadingView.tsx';
import { type Crumb, PageTitle } from '../ui/PageTitle.tsx';
import { useResourceMessages } from './messages.ts';
import type { RecordScreens, Row } from './RecordScreens.ts';
import { useListLink } from './useListLink.ts';

interface Loaded {
  /** null until it is loaded, or if it does not exist. */
  readonly row: Row | null;
  /** Content in place of a missing record. */
  readonly instead: ReactNode;
  readonly crumbs: readonly Crumb[];
  readonly reload: () => Promise<unknown>;
}

/** Loads the record of the address. A form needs the current record (`now`), not what a list displayed a while ago. */
export function useRecord({ record, operations }: RecordScreens, now: 'now' | 'known'): Loaded {
  const t = useResourceMessages();
  const language = useLanguage();
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(operations.one, {
    variables: { id },
    fetchPolicy: now === 'now' ? 'network-only' : 'cache-and-network',
  });
  const list = useListLink(record);
  const crumbs = [{ label: record.words.many[language], to: list }];
  const row = (data as Record<string, Row | null> | undefined)?.[record.one];
  const shared = { row: row ?? null, crumbs, reload: refetch };
  if (row) return { ...shared, instead: null };
  if (error) return { ...shared, instead: <ErrorView onRetry={() => void refetch()} /> };
  if (row === undefined) return { ...shared, instead: <LoadingView count={6} /> };
  return {
    ...shared,
    instead: (
      <>
        <PageTitle crumbs={crumbs}>{record.words.one[language]}</PageTitle>
        <EmptyState
          title={t('show.none')}
          action={
            <Button component={Link} to={list} variant="outlined">
              {t('show.back')}
            </Button>
          }
        >
          {t('show.noneHint')}
        </EmptyState>
      </>
    ),
  };
}
