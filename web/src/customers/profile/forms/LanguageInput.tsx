import { MEMBER_LOCALES, type MemberLocale } from '@taem/domain/customers/memberLocale.ts';
import { LANGUAGES } from '../../../app/contractValues.ts';
import { ChoiceInput } from '../../../form/fields/ChoiceInput.tsx';
import type { OwnInputProps } from '../../../resources/Particulars.ts';
import { useBackgroundWords } from '../backgroundWords.ts';

/** CUST-27 The language in which the shop writes to a customer. */
export function LanguageInput({ values: _, row: __, ...field }: OwnInputProps<string>) {
  const words = useBackgroundWords();
  const options = MEMBER_LOCALES.map((locale) => ({ id: locale as string, name: words.language(LANGUAGES[locale]) }));
  return <ChoiceInput {...field} options={options} />;
}

export function LanguageShow({ value }: { readonly value: string }) {
  return useBackgroundWords().language(LANGUAGES[value as MemberLocale]);
}
