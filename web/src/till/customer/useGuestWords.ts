import { GENDER_WORDS } from '@taem/domain/person/genderWords.ts';
import type { AgeRange, Guest } from '@taem/domain/till/guest.ts';
import { useLanguage } from '../../app/i18n.ts';
import { useCustomerMessages } from './messages.ts';

/** Returns a function that names an age range. */
export function useAgeWords() {
  const t = useCustomerMessages();
  return (range: AgeRange): string =>
    range === 'Over 60' ? t('walkInDialog.over60') : t('walkInDialog.years', { range: range.replace('-', '–') });
}

/** Returns a function that describes a guest in one line. */
export function useGuestWords() {
  const language = useLanguage();
  const ageWords = useAgeWords();
  return ({ gender, ageRange, hashtags }: Guest): string => {
    const details = [gender && GENDER_WORDS[gender][language], ageRange && ageWords(ageRange), ...hashtags];
    return details.filter(Boolean).join(' · ');
  };
}
