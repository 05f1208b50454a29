import type { Day } from '@taem/domain/time/calendar.ts';
import { useMemo } from 'react';
import { useSession } from '../app/session.ts';
import { entriesByDay } from './entriesByDay.ts';
import { useCalendarDaysQuery } from './gql/hooks.ts';

interface VisibleDays {
  readonly hasBirthdays: boolean;
  readonly skip?: boolean;
}

/** Returns the entries of some days by day, in the session's branch. */
export function useCalendarDays(from: Day, to: Day, { hasBirthdays, skip = false }: VisibleDays) {
  const { branchId } = useSession();
  const { data, previousData, error, refetch } = useCalendarDaysQuery({
    variables: { from, to, branchId },
    fetchPolicy: 'cache-and-network',
    skip,
  });
  const days = useMemo(() => entriesByDay(data, { from, to }, hasBirthdays), [data, from, to, hasBirthdays]);
  const lists = data ? [data.appointments, ...(hasBirthdays ? [data.birthdays] : [])] : [];
  return {
    days,
    /** Whether there are more than fit in one answer, so that some days lack entries. */
    isCut: lists.some(({ items, total }) => items.length < total),
    total: lists.reduce((sum, list) => sum + list.total, 0),
    loading: !data && !error,
    isFirst: !data && !previousData && !error,
    failed: Boolean(error) && !data,
    refetch,
  };
}
