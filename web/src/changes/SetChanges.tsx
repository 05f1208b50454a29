import { useState } from 'react';
import { ErrorView } from '../ui/ErrorView.tsx';
import { LoadingView } from '../ui/LoadingView.tsx';
import { Pager } from '../ui/Pager.tsx';
import { ChangeOfSet } from './ChangeOfSet.tsx';
import { useChangesOfSetQuery } from './gql/hooks.ts';

const PER_PAGE = 20;

/** All changes of a set, page by page. */
export function SetChanges({ setId }: { readonly setId: string }) {
  const [page, setPage] = useState(1);
  const { data, previousData, error, refetch } = useChangesOfSetQuery({ variables: { id: setId, page } });
  const current = (data ?? previousData)?.changesOfSet;
  if (error) return <ErrorView onRetry={() => void refetch()} />;
  if (!current) return <LoadingView count={3} height={48} />;
  return (
    <>
      {current.items.map((change) => (
        <ChangeOfSet key={change.id} change={change} />
      ))}
      <Pager page={page} perPage={PER_PAGE} total={current.total} onPage={setPage} />
    </>
  );
}
