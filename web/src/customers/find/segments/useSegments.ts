import type { SegmentOf } from '../../../gql/contract.ts';
import type { ViewWords } from '../../../resources/views/messages.ts';
import { useSavedWrites } from '../../../resources/views/useSavedWrites.ts';
import type { CreateSavedSegmentMutation, SegmentFragment } from '../../gql/graphql.ts';
import {
  useCreateSavedSegmentMutation,
  useDeleteSavedSegmentMutation,
  useSavedSegmentsQuery,
  useUpdateSavedSegmentMutation,
} from '../../gql/hooks.ts';

export type Segment = SegmentFragment;

/** The segments of one list of people, and what can be done with them. */
export function useSegments(of: SegmentOf, t: ViewWords) {
  const { data, refetch } = useSavedSegmentsQuery({ variables: { of }, fetchPolicy: 'cache-and-network' });
  const [create] = useCreateSavedSegmentMutation();
  const [update] = useUpdateSavedSegmentMutation();
  const [remove] = useDeleteSavedSegmentMutation();
  const { isBusy, run, make } = useSavedWrites(t, refetch);
  return {
    segments: data?.savedSegments,
    isBusy,
    create: (given: { name: string; query: string; isShared: boolean }) =>
      make((idempotencyKey) => create({ variables: { input: { of, ...given, idempotencyKey } } }), t('saved')),
    change: ({ id, version }: Segment, given: { name?: string; query?: string; isShared?: boolean }, words: string) =>
      run(() => update({ variables: { input: { id, version, ...given } } }), words),
    remove: ({ id }: Segment) => run(() => remove({ variables: { input: { id } } }), t('deleted')),
    createdId: (data: unknown) =>
      (data as CreateSavedSegmentMutation | undefined)?.createSavedSegment.savedSegment?.id ?? null,
  };
}
