import type { AgeRange, Guest } from '@taem/domain/till/guest.ts';
import { useCustomerMessages } from './messages.ts';

/** Returns a function that names an age range. */
export function useAgeWords() {
  const t = useCustomerMessages();
  return (range: AgeRange): string =>
    range === 'Over 60' ? t('walkInDialog.over60') : t('walkInDialog.years', { range: range.replace('-', '–') });
}

/** Returns a function that describes a guest in one line. */
export function useGuestWords() {
  const t = useCustomerMessages();
  const ageWords = useAgeWords();
  return ({ gender, ageRange, hashtags }: Guest): string => {
    const details = [gender && t(`walkInDialog.${gender}`), ageRange && ageWords(ageRange), ...hashtags];
    return details.filter(Boolean).join(' · ');
  };
}
