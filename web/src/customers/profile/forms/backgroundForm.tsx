import { CUSTOMER_LIMITS } from '@taem/domain/customers/profile/customerLimits.ts';
import { backgroundFields } from '@taem/domain/customers/profile/profileFields.ts';
import { genderRule } from '@taem/domain/customers/profile/profileRules.ts';
import { optionalText } from '@taem/domain/form/textField.ts';
import { type Gender, GENDERS as WORDS } from '@taem/domain/person/gender.ts';
import { GENDERS } from '../../../app/contractValues.ts';
import { ChoiceInput } from '../../../form/fields/ChoiceInput.tsx';
import type { OwnField, OwnInputProps } from '../../../resources/Particulars.ts';
import { MARITAL_STATUSES, NATIONALITIES, useBackgroundWords } from '../backgroundWords.ts';
import { useProfileMessages } from '../messages.ts';
import type { BlockForm } from '../ProfileRecord.ts';
import { ChoiceOrText } from './ChoiceOrText.tsx';
import { fieldsOf } from './fieldsOf.ts';
import { ListChoice, ListName } from './ListChoice.tsx';

const shared = { empty: '', isHalf: true } as const;

/** CUST-63 */
const gender: OwnField<string> = {
  ...shared,
  of: ({ gender: current }) => WORDS.find((word) => GENDERS[word] === current) ?? '',
  rule: genderRule,
  input: (word: Gender | null) => (word ? GENDERS[word] : null),
  Input: GenderInput,
  Show: ({ value }) => useBackgroundWords().gender(value && GENDERS[value as Gender]),
};

const CHOICES = { nationality: NATIONALITIES, maritalStatus: MARITAL_STATUSES };
type TextName = keyof typeof CHOICES;

function TextOrChoice(props: OwnInputProps<string>) {
  const name = props.name as TextName;
  return <ChoiceOrText {...props} choices={CHOICES[name]} maxLength={CUSTOMER_LIMITS[name]} />;
}

const text = (name: TextName, Show: OwnField<string>['Show']): OwnField<string> => ({
  ...shared,
  of: (row) => String(row[name] ?? ''),
  rule: optionalText(CUSTOMER_LIMITS[name]),
  input: (read: string | null) => read,
  Input: TextOrChoice,
  Show,
});
const nationality = text('nationality', ({ value }) => useBackgroundWords().nationality(value));
const maritalStatus = text('maritalStatus', ({ value }) => useBackgroundWords().maritalStatus(value));

const occupationId: OwnField<string> = {
  ...shared,
  of: (row) => String(row.occupationId ?? ''),
  rule: optionalText(),
  input: (id: string | null) => id,
  Input: (props) => <ListChoice source="OCCUPATIONS" {...props} />,
  Show: ({ value }) => <ListName source="OCCUPATIONS" id={value} />,
};

/** CUST-55 */
export const backgroundForm: BlockForm = {
  fields: fieldsOf(backgroundFields, {
    gender,
    nationality,
    maritalStatus,
    occupationId,
  }),
};

function GenderInput({ values: _, row: __, ...field }: OwnInputProps<string>) {
  const t = useProfileMessages();
  const words = useBackgroundWords();
  const options = WORDS.map((word) => ({ id: word as string, name: words.gender(GENDERS[word]) }));
  return <ChoiceInput {...field} options={options} none={t('choice.none')} />;
}
