import { PAGE, type PageCode } from '@taem/domain/accounts/permissions.ts';
import { RECORDED_TYPES } from '@taem/domain/changes/recordedTypes.ts';
import { addDays } from '@taem/domain/time/calendar.ts';
import { useLanguage } from '../../app/i18n.ts';
import { usePermissions } from '../../app/permission.ts';
import { useSession } from '../../app/session.ts';
import { businessToday } from '../../app/shopDay.ts';
import { useHomeQuery } from '../gql/hooks.ts';
import type { Period } from './usePeriod.ts';

/** Interval of reading again while the page is visible. */
const EVERY_MS = 60_000;

/** The days of a period, and their comparison. */
const DAYS = {
  today: { range: { last: 'TODAY' }, compare: 'PREVIOUS_WEEK' },
  week: { range: { last: 'THIS_WEEK' }, compare: 'PREVIOUS_PERIOD' },
  month: { range: { last: 'THIS_MONTH' }, compare: 'PREVIOUS_PERIOD' },
} as const;

/**
 * Loads all data of home in one operation: parts without the right are left out, and a part that cannot be read is missing
 * alone.
 */
export function useHome(period: Period) {
  const mayOn = usePermissions();
  const language = useLanguage();
  const { branchId, id } = useSession();
  const day = businessToday();
  const own = { range: { from: day, to: day }, branchId, createById: id } as const;
  const weekBefore = addDays(day, -7);
  const shows = {
    withFigures: mayOn(PAGE.businessInsight).canRead,
    withStock: mayOn(PAGE.stock).canRead,
    withRuns: RECORDED_TYPES.some(({ write }) => mayOn(write as PageCode).canWrite),
    withShifts: mayOn(PAGE.shift).canRead,
    withOwn: mayOn(PAGE.payment).canWrite,
  };
  const { data, previousData, error } = useHomeQuery({
    variables: {
      ...shows,
      ...DAYS[period],
      ...{ byHour: shows.withFigures && period === 'today', byDay: period !== 'today' },
      ...{
        branchId,
        language: language === 'th' ? ('TH' as const) : ('EN' as const),
        before: { from: weekBefore, to: weekBefore },
        untilYesterday: { to: addDays(day, -1) },
      },
      own,
      cash: { ...own, paymentMethod: 'CASH' },
      card: { ...own, paymentMethod: 'CREDIT_DEBIT' },
      transfer: { ...own, paymentMethod: 'TRANSFER' },
    },
    skip: !Object.values(shows).some(Boolean),
    errorPolicy: 'all',
    fetchPolicy: 'cache-and-network',
    pollInterval: EVERY_MS,
    skipPollAttempt: () => document.hidden,
  });
  // For another period the rest of the page stays as it was.
  return { shows, data: data ?? previousData, isOfPeriod: data !== undefined, failed: Boolean(error), weekBefore };
}

export type HomeData = ReturnType<typeof useHome>['data'];
