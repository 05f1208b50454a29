import { Box } from '@mui/material';
import { TABLE_PAGE_SIZE } from '@taem/domain/limits.ts';
import { useState } from 'react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PagedList } from '../../ui/PagedList.tsx';
import { PageIntro } from '../../ui/PageIntro.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { useMemberMergesQuery } from '../gql/hooks.ts';
import { MergeEntry } from './MergeEntry.tsx';
import { useMergeMessages } from './messages.ts';

/** Which accounts were merged, by whom, and the way back. */
export function MergesPage() {
  const t = useMergeMessages();
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const query = useMemberMergesQuery({
    variables: { page, perPage: TABLE_PAGE_SIZE, keyword: keyword.trim() || null },
    fetchPolicy: 'cache-and-network',
  });
  const current = (query.data ?? query.previousData)?.memberMerges;
  return (
    <>
      <PageTitle>{t('list.title')}</PageTitle>
      <PageIntro>{t('list.intro')}</PageIntro>
      <SearchField
        value={keyword}
        placeholder={t('list.search')}
        sx={{ mb: 2, maxWidth: 520, bgcolor: 'background.paper' }}
        onSearch={(next) => {
          setKeyword(next);
          setPage(1);
        }}
      />
      <PagedList
        query={query}
        current={current}
        page={page}
        perPage={TABLE_PAGE_SIZE}
        onPage={setPage}
        rowHeight={72}
        empty={
          keyword.trim() ? (
            <EmptyState title={t('list.noneFound')} />
          ) : (
            <EmptyState title={t('list.none')}>{t('list.noneHint')}</EmptyState>
          )
        }
      >
        {(items) => (
          <Box component="ol" aria-label={t('list.label')} sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {items.map((merge) => (
              <MergeEntry key={merge.id} merge={merge} onUndone={() => void query.refetch()} />
            ))}
          </Box>
        )}
      </PagedList>
    </>
  );
}
