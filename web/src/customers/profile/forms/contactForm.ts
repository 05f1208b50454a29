import { MEMBER_LOCALES, type MemberLocale } from '@taem/domain/customers/memberLocale.ts';
import { PLACE, type Place } from '@taem/domain/customers/profile/place.ts';
import { contactFields } from '@taem/domain/customers/profile/profileFields.ts';
import { localeRule, placeRule } from '@taem/domain/customers/profile/profileRules.ts';
import { LANGUAGES } from '../../../app/contractValues.ts';
import { inputOf } from '../../../resources/formValues.ts';
import type { OwnField } from '../../../resources/Particulars.ts';
import type { BlockForm } from '../ProfileRecord.ts';
import { fieldsOf } from './fieldsOf.ts';
import { LanguageInput, LanguageShow } from './LanguageInput.tsx';
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
    // All of a place or nothing of it, so that the gateway sees whether it holds together.
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
