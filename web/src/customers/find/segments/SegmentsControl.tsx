import { useNotice } from '../../../app/notice.tsx';
import { SavedControl } from '../../../resources/views/SavedControl.tsx';
import type { FindKind } from '../FindKind.ts';
import { filterIn } from '../findAddress.ts';
import type { Find } from '../useFind.ts';
import { useSegmentMessages } from './messages.ts';
import { type Segment, useSegments } from './useSegments.ts';

interface Props {
  // biome-ignore lint/suspicious/noExplicitAny: whichever list it is.
  readonly kind: FindKind<any, string>;
  readonly find: Find;
}

const queryOf = (filter: Readonly<Record<string, string>>) => new URLSearchParams(filter).toString();

/** Filters under a name, one's own and shared: always of now. */
export function SegmentsControl({ kind, find: { state, change } }: Props) {
  const t = useSegmentMessages();
  const notify = useNotice();
  const { segments, ...writes } = useSegments(kind.of, t);
  const current = segments?.find(({ id }) => id === state.segment) ?? null;
  const filterOf = ({ query }: Segment) => filterIn(kind, new URLSearchParams(query));
  const query = queryOf(state.filter);

  const open = (segment: Segment | null) => {
    if (!segment) return change({ filter: {}, keyword: '', segment: null });
    const filter = filterOf(segment);
    if (Object.keys(filter).length < new URLSearchParams(segment.query).size) notify(t('dropped'), 'info');
    change({ filter, segment: segment.id });
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
      onSavedAs={(segment) => change(segment ? { segment, page: state.page } : { segment })}
    />
  );
}
