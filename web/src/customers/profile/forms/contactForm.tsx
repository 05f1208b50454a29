import { MEMBER_LOCALES, type MemberLocale } from '@taem/domain/customers/memberLocale.ts';
import { PLACE, type Place } from '@taem/domain/customers/profile/place.ts';
import { contactFields } from '@taem/domain/customers/profile/profileFields.ts';
import { localeRule, placeRule } from '@taem/domain/customers/profile/profileRules.ts';
import { LANGUAGES } from '../../../app/contractValues.ts';
import { ChoiceInput } from '../../../form/fields/ChoiceInput.tsx';
import { inputOf } from '../../../resources/formValues.ts';
import type { OwnField, OwnInputProps } from '../../../resources/Particulars.ts';
import { useBackgroundWords } from '../backgroundWords.ts';
import type { BlockForm } from '../ProfileRecord.ts';
import { fieldsOf } from './fieldsOf.ts';
import { longText } from './longText.tsx';
import { PlaceInput, PlaceShow } from './PlaceInput.tsx';

const NOWHERE: Place = { provinceId: '', districtId: '', subDistrictId: '', postcodeId: '' };

const place: OwnField<Place> = {
  empty: NOWHERE,
  of: (row) => ({ ...NOWHERE, ...Object.fromEntries(PLACE.map((part) => [part, String(row[part] ?? '')])) }),
  rule: placeRule,
  input: (read: Readonly<Record<string, string | null>>) => read,
  Input: PlaceInput,
  Show: PlaceShow,
};

/** CUST-27 */
const language: OwnField<string> = {
  empty: MEMBER_LOCALES[0],
  of: ({ language: current }) => MEMBER_LOCALES.find((locale) => LANGUAGES[locale] === current) ?? MEMBER_LOCALES[0],
  rule: localeRule,
  input: (locale: MemberLocale) => LANGUAGES[locale],
  isHalf: true,
  Input: LanguageInput,
  Show: LanguageShow,
};

function contactForm(kind: keyof typeof contactFields): BlockForm {
  const fields = fieldsOf(contactFields[kind], { language, address: longText('address'), place });
  return {
    fields,
    // Sends all parts of a place or none, so that the gateway can check that they match.
    input: (read, changed) => {
      const { place, ...others } = inputOf(
        fields.filter(({ name }) => changed.includes(name)),
        read,
      );
      return { ...others, ...(place as object | undefined) };
    },
    displayedIn: Object.fromEntries(PLACE.map((part) => [part, 'place'])),
  };
}

/** CUST-55 */
export const memberContactForm = contactForm('member');
/** CUST-48 */
export const potentialContactForm = contactForm('potential');

/** CUST-27 The language of the shop's messages to a customer. */
function LanguageInput({ values: _, row: __, ...field }: OwnInputProps<string>) {
  const words = useBackgroundWords();
  const options = MEMBER_LOCALES.map((locale) => ({ id: locale as string, name: words.language(LANGUAGES[locale]) }));
  return <ChoiceInput {...field} options={options} />;
}

function LanguageShow({ value }: { readonly value: string }) {
  return useBackgroundWords().language(LANGUAGES[value as MemberLocale]);
}
