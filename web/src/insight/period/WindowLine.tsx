import { Typography } from '@mui/material';
import { daysOfNeither } from '@taem/domain/insight/compareDays.ts';
import { DEFAULT_TIME_ZONE } from '@taem/domain/merchant/businessDay.ts';
import type { DayRange } from '@taem/domain/time/dayRange.ts';
import { writtenDay, writtenDays } from '@taem/domain/time/writtenDay.ts';
import { useLanguage } from '../../app/i18n.ts';
import { useSession } from '../../app/session.ts';
import { businessToday, dayEndsOn, zonesOf } from '../../app/shopDay.ts';
import { WholeNumbers } from '../../ui/WholeNumbers.tsx';
import { usePeriodMessages } from './messages.ts';

interface Props {
  /** The days of the answer, not of the request. */
  readonly range: DayRange;
  /** The days compared with; null if there are none before, omitted on a page without a comparison. */
  readonly previous?: DayRange | null;
  /**
   * The time up to which their last day counts, as text that ends with it: `2026-11-25 18:05:00`; omitted if it is complete.
   */
  readonly until?: string | null | undefined;
  /** The first day with a sale; stated if it is within the days compared with, which are then not a full period. */
  readonly since?: string | null | undefined;
  /** Name of the branch; null for all. */
  readonly branch: string | null;
  /** What the days belong to, on a page with figures of several ranges. */
  readonly of?: string;
}

/** Reserves the two lines that a phone needs for it. */
export const ROOM_OF_DAYS = { mb: 2, minHeight: { xs: '3em', sm: 0 } } as const;

/** States the days of the figures of a page, their zone, branch and comparison. It is on every page of insight. */
export function WindowLine({ range, previous, until, since, branch, of }: Props) {
  const t = usePeriodMessages();
  const language = useLanguage();
  const zones = zonesOf(useSession());
  // States that a day is unfinished: a lower figure so far does not mean a lower figure.
  const isRunning = range.to >= businessToday();
  const endsAt = dayEndsOn(range.to);
  const parts = [
    isRunning ? t('window.running', { days: writtenDays(range, language) }) : writtenDays(range, language),
    ...(previous === undefined ? [] : [comparedWith(previous)]),
    branch ?? t('window.allBranches'),
    zones.join() === DEFAULT_TIME_ZONE ? t('window.usualZone') : t('window.zone', { zone: zones.join(', ') }),
    ...(endsAt === 0 ? [] : [t('window.dayEnds', { hour: String(endsAt).padStart(2, '0') })]),
  ];
  function comparedWith(days: DayRange | null): string {
    if (!days) return t('window.alone');
    const said = { days: writtenDays(days, language), time: until?.slice(-8, -3) ?? '' };
    const neither = daysOfNeither(range, days);
    const notes = [
      ...(neither ? [t('window.neither', { days: writtenDays(neither, language) })] : []),
      ...(since && days.from < since && since <= days.to
        ? [t('window.since', { day: writtenDay(since, language) })]
        : []),
    ];
    const compared = t(until ? 'window.comparedUntil' : 'window.compared', said);
    return notes.length > 0 ? `${compared} (${notes.join(', ')})` : compared;
  }
  return (
    <Typography color="textSecondary" data-window sx={ROOM_OF_DAYS}>
      <WholeNumbers text={`${of ? `${of}: ` : ''}${parts.join(' · ')}`} />
    </Typography>
  );
}
