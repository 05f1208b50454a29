import { useNotice } from '../../../app/notice.tsx';
import { filterIn } from '../../../list/listAddress.ts';
import type { ListHandle } from '../../../list/useList.ts';
import { SavedControl } from '../../../resources/views/SavedControl.tsx';
import type { AnyPeople } from '../people.ts';
import { useSegmentMessages } from './messages.ts';
import { type Segment, useSegments } from './useSegments.ts';

interface Props {
  readonly people: AnyPeople;
  readonly list: ListHandle;
}

const queryOf = (filter: Readonly<Record<string, string>>) => new URLSearchParams(filter).toString();

/** Filters under a name, one's own and shared: always of now. */
export function SegmentsControl({ people, list: { state, change } }: Props) {
  const t = useSegmentMessages();
  const notify = useNotice();
  const { segments, ...writes } = useSegments(people.of, t);
  const current = segments?.find(({ id }) => id === state.view) ?? null;
  const filterOf = ({ query }: Segment) => filterIn(people.shape, new URLSearchParams(query));
  const query = queryOf(state.filter);

  const open = (segment: Segment | null) => {
    if (!segment) return change({ filter: {}, keyword: '', view: null });
    const filter = filterOf(segment);
    if (Object.keys(filter).length < new URLSearchParams(segment.query).size) notify(t('dropped'), 'info');
    change({ filter, view: segment.id });
  };
  if (!segments) return null;
  return (
    <SavedControl
      t={t}
      entries={segments}
      current={current}
      isChanged={current !== null && queryOf(filterOf(current)) !== query}
      isUnsaved={query === ''}
      query={query}
      writes={writes}
      onOpen={open}
      onSavedAs={(view) => change(view ? { view, page: state.page } : { view })}
    />
  );
}
