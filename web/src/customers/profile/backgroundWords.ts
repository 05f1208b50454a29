import { useLanguage } from '../../app/i18n.ts';
import type { Gender } from '../../gql/contract.ts';
import { useProfileMessages } from './messages.ts';

/** CUST-34 The stored value of each choice with its texts; any other text is free. */
export const NATIONALITIES = [{ value: 'Thai', th: 'ไทย', en: 'Thai' }] as const satisfies Choices;
export const MARITAL_STATUSES = [
  { value: 'single', th: 'โสด', en: 'Single' },
  { value: 'married', th: 'สมรส', en: 'Married' },
] as const satisfies Choices;

export const LANGUAGE_CHOICES = [
  { value: 'TH', th: 'ไทย', en: 'Thai' },
  { value: 'EN', th: 'อังกฤษ', en: 'English' },
] as const satisfies Choices;

export type Choices = readonly { readonly value: string; readonly th: string; readonly en: string }[];

/** Returns functions that word the living situation; empty if unknown. */
export function useBackgroundWords() {
  const t = useProfileMessages();
  const language = useLanguage();
  const among = (choices: Choices) => (value: string | null | undefined) =>
    choices.find((choice) => choice.value === value)?.[language] ?? value ?? '';
  return {
    gender: (gender: Gender | '' | null | undefined) => (gender ? t(`gender.${gender}`) : ''),
    nationality: among(NATIONALITIES),
    maritalStatus: among(MARITAL_STATUSES),
    language: among(LANGUAGE_CHOICES),
  };
}
