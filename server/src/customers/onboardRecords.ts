import { enumOf, flag, integer, optionalText, text } from '../gateway/fields.ts';
import { nested, nestedList, recordType } from '../gateway/recordType.ts';
import { inverted } from '../gateway/wireEnums.ts';
import type {
  Names,
  OnboardChoice,
  OnboardElementType,
  OnboardForm,
  OnboardQuestion,
  OnboardSource,
  SelfRegisterForm,
} from '../generated/schema.ts';

const ELEMENT_TYPES: Readonly<Record<OnboardElementType, string>> = {
  TEXT: 'Text',
  SINGLE_SELECT: 'Single-Select',
  DATE_PICKER: 'DatePicker',
  INTEGER: 'Integer',
  FILE: 'File',
};

export const SOURCE_TO_WIRE: Readonly<Record<OnboardSource, string>> = {
  OCCUPATIONS: 'occupations',
  PROVINCES: 'provinces',
  DISTRICTS: 'districts',
  SUB_DISTRICTS: 'sub-districts',
  POSTCODES: 'postcodes',
};

const onboardForm = recordType<OnboardForm>('OnboardForm', null, {
  code: text('code'),
  questions: nestedList<OnboardQuestion>('OnboardQuestion', 'form'),
});

const selfRegisterForm = recordType<SelfRegisterForm>('SelfRegisterForm', null, {
  formCode: text('form_code'),
  shop: text('shop'),
  branch: optionalText('branch'),
  questions: nestedList<OnboardQuestion>('OnboardQuestion', 'form'),
});

/** CUST-31 */
const onboardQuestion = recordType<OnboardQuestion>('OnboardQuestion', null, {
  id: text('id'),
  gid: optionalText('gid'),
  type: optionalText('type'),
  elementType: enumOf('element_type', inverted(ELEMENT_TYPES)),
  required: flag('required'),
  unique: flag('unique'),
  section: optionalText('section'),
  name: text('name'),
  names: nested<Names>('Names', 'i18n'),
  desc: optionalText('desc'),
  placeholder: optionalText('placeholder'),
  format: optionalText('format'),
  pattern: optionalText('pattern'),
  minLength: integer('min_length'),
  maxLength: integer('max_length'),
  minimum: integer('minimum'),
  maximum: integer('maximum'),
  logic: optionalText('logic'),
  initialValue: optionalText('initial_value'),
  source: enumOf('source', inverted(SOURCE_TO_WIRE)),
  trigger: optionalText('trigger'),
  isCascade: flag('is_cascade'),
  choices: nestedList<OnboardChoice>('OnboardChoice', 'values'),
});

const onboardChoice = recordType<OnboardChoice>('OnboardChoice', null, {
  code: text('code'),
  name: text('name'),
  names: nested<Names>('Names', 'i18n'),
});

export const onboardRecords = [onboardForm, selfRegisterForm, onboardQuestion, onboardChoice];
