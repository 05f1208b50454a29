import type { AgeRange, Guest } from '@taem/domain/till/guest.ts';
import { useCustomerMessages } from './messages.ts';

/** An age range as staff say it. */
export function useAgeWords() {
  const t = useCustomerMessages();
  return (range: AgeRange): string =>
    range === 'Over 60' ? t('walkInDialog.over60') : t('walkInDialog.years', { range: range.replace('-', '–') });
}

/** What is known of a guest, in one line. */
export function useGuestWords() {
  const t = useCustomerMessages();
  const ageWords = useAgeWords();
  return ({ gender, ageRange, hashtags }: Guest): string => {
    const details = [gender && t(`walkInDialog.${gender}`), ageRange && ageWords(ageRange), ...hashtags];
    return details.filter(Boolean).join(' · ');
  };
}
