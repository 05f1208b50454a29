import { formatCount, formatTwoDecimals } from '@taem/domain/money/formatNumber.ts';
import { weekdayName } from '@taem/domain/time/writtenDay.ts';
import { useLanguage } from '../../app/i18n.ts';
import { rangeInSentence } from '../../app/rangeWord.ts';
import { useSession } from '../../app/session.ts';
import type { ScheduleFragment } from '../gql/graphql.ts';
import type { AlertFigure } from './alertFigures.ts';
import { useScheduleMessages } from './messages.ts';

/** Days of the week as the shop counts them, 1 to 7 from Sunday. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** Returns a function that words a schedule as a sentence. */
export function useScheduleWords(figures: readonly AlertFigure[]) {
  const t = useScheduleMessages();
  const language = useLanguage();
  const { branches } = useSession();
  const dayName = (day: number) => weekdayName(day, language);
  const when = ({ rhythm, hour, weekdays, dayOfMonth }: ScheduleFragment) =>
    t(`when.${rhythm}`, {
      hour: String(hour).padStart(2, '0'),
      days: new Intl.ListFormat(language).format([...weekdays].sort().map(dayName)),
      day: String(dayOfMonth ?? ''),
    });
  const branchOf = (id: string | null | undefined) => {
    if (!id) return '';
    const name = branches.find((branch) => branch.id === id)?.name;
    return name ? t('branch.of', { name }) : t('branch.gone');
  };
  const sentence = (schedule: ScheduleFragment) => {
    const { alert, range, branchId, compare } = schedule;
    const said = { when: when(schedule), range: rangeInSentence(range, language), branch: branchOf(branchId) };
    if (!alert) return t('sentence.mail', { ...said, compare: compare ? t(`sentence.${compare}`) : '' });
    const { path, figure, condition, threshold } = alert;
    const found = figures.find((one) => one.path === path && one.figure === figure);
    const word = found?.word ?? t('figure.gone');
    if (condition === 'UNUSUAL') return t('sentence.unusual', { ...said, figure: word });
    const line = threshold ?? 0;
    return t('sentence.alert', {
      ...{ ...said, figure: word, condition: t(`condition.${condition}`) },
      threshold: Number.isInteger(line) ? formatCount(line) : formatTwoDecimals(line),
    });
  };
  return { sentence, dayName };
}
