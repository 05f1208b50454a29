import { useNotice } from '../../../app/notice.tsx';
import { useWrite } from '../../../form/useWrite.ts';
import type { SegmentOf } from '../../../gql/contract.ts';
import { filterIn } from '../../../list/listAddress.ts';
import type { ListHandle } from '../../../list/useList.ts';
import type { ViewWords } from '../../../resources/views/messages.ts';
import { SavedControl } from '../../../resources/views/SavedControl.tsx';
import type { CreateSavedSegmentMutation, SegmentFragment } from '../../gql/graphql.ts';
import {
  useCreateSavedSegmentMutation,
  useDeleteSavedSegmentMutation,
  useSavedSegmentsQuery,
  useUpdateSavedSegmentMutation,
} from '../../gql/hooks.ts';
import type { AnyPeople } from '../people.ts';
import { useSegmentMessages } from './messages.ts';

interface Props {
  readonly people: AnyPeople;
  readonly list: ListHandle;
}

const queryOf = (filter: Readonly<Record<string, string>>) => new URLSearchParams(filter).toString();

/** The saved segments, the user's own and shared ones, which always match the current data. */
export function SegmentsControl({ people, list: { state, change } }: Props) {
  const t = useSegmentMessages();
  const notify = useNotice();
  const { segments, ...writes } = useSegments(people.of, t);
  const current = segments?.find(({ id }) => id === state.view) ?? null;
  const filterOf = ({ query }: SegmentFragment) => filterIn(people.shape, new URLSearchParams(query));
  const query = queryOf(state.filter);

  const open = (segment: SegmentFragment | null) => {
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

/** Returns the segments of one list of people, and their actions. */
function useSegments(of: SegmentOf, t: ViewWords) {
  const { data, refetch } = useSavedSegmentsQuery({ variables: { of }, fetchPolicy: 'cache-and-network' });
  const [create] = useCreateSavedSegmentMutation();
  const [update] = useUpdateSavedSegmentMutation();
  const [remove] = useDeleteSavedSegmentMutation();
  const {
    isBusy,
    write,
    create: writeNew,
  } = useWrite({ stale: t('stale'), gone: t('gone'), failed: t('failed') }, { reload: refetch, field: 'name' });
  return {
    segments: data?.savedSegments,
    isBusy,
    create: (given: { name: string; query: string; isShared: boolean }) =>
      writeNew((idempotencyKey) => create({ variables: { input: { of, ...given, idempotencyKey } } }), t('saved')),
    change: (
      { id, version }: SegmentFragment,
      given: { name?: string; query?: string; isShared?: boolean },
      words: string,
    ) => write(() => update({ variables: { input: { id, version, ...given } } }), words),
    remove: ({ id }: SegmentFragment) => write(() => remove({ variables: { input: { id } } }), t('deleted')),
    createdId: (data: unknown) =>
      (data as CreateSavedSegmentMutation | undefined)?.createSavedSegment.savedSegment?.id ?? null,
  };
}
