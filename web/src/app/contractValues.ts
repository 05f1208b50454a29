import type { Action } from '@taem/domain/accounts/permissions.ts';
import type { MemberLocale } from '@taem/domain/customers/memberLocale.ts';
import type { Status as StatusWord } from '@taem/domain/form/statusField.ts';
import type { Gender as GenderWord } from '@taem/domain/person/gender.ts';
import { GENDER_WORDS } from '@taem/domain/person/genderWords.ts';
import type { AgeRange as AgeWord } from '@taem/domain/till/guest.ts';
import type { ChannelType } from '@taem/domain/till/paymentPayload.ts';
import type { ActionCode, AgeRange, Gender, Language, PaymentChannelType, Status } from '../gql/contract.ts';
import type { Language as Spoken } from './language.ts';

/** The contract's value for each word of the rules. */
export const CHANNEL_TYPES: Readonly<Record<ChannelType, PaymentChannelType>> = {
  Cash: 'CASH',
  'Credit-Debit': 'CREDIT_DEBIT',
  Transfer: 'TRANSFER',
  Other: 'OTHER',
};

export const AGE_RANGES: Readonly<Record<AgeWord, AgeRange>> = {
  '1-12': 'AGE_1_12',
  '13-24': 'AGE_13_24',
  '25-60': 'AGE_25_60',
  'Over 60': 'AGE_OVER_60',
};

export const GENDERS: Readonly<Record<GenderWord, Gender>> = { Male: 'MALE', Female: 'FEMALE', Other: 'OTHER' };

const genderTexts = (language: Spoken) => ({
  'gender.MALE': GENDER_WORDS.Male[language],
  'gender.FEMALE': GENDER_WORDS.Female[language],
  'gender.OTHER': GENDER_WORDS.Other[language],
});

/** The genders of the contract, for the texts of every area that displays one. */
export const GENDER_TEXTS = { th: genderTexts('th'), en: genderTexts('en') };

export const LANGUAGES: Readonly<Record<MemberLocale, Language>> = { 'th-TH': 'TH', 'en-US': 'EN' };

export const STATUSES: Readonly<Record<StatusWord, Status>> = { Active: 'ACTIVE', Inactive: 'INACTIVE' };

/** The word of the rules for each right of the contract. */
const ACTIONS: Readonly<Record<ActionCode, Action>> = { READ: 'Read', WRITE: 'Write' };

/** Rights as the rules read them. */
export function toAuthorizes(authorizes: readonly { objectCode: string; actionCodes: readonly ActionCode[] }[]) {
  return authorizes.map(({ objectCode, actionCodes }) => ({
    objectCode,
    actionCodes: actionCodes.map((code) => ACTIONS[code]),
  }));
}
