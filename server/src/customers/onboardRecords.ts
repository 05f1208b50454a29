import { enumOf, flag, integer, optionalText, text } from '../gateway/fields.ts';
import { nested, nestedList, recordType } from '../gateway/recordType.ts';
import { wireEnums } from '../gateway/wireEnums.ts';
import type { Names, OnboardChoice, OnboardForm, OnboardQuestion, SelfRegisterForm } from '../generated/schema.ts';

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
  elementType: enumOf('element_type', wireEnums.OnboardElementType),
  required: flag('required'),
  unique: flag('unique'),
  section: optionalText('section'),
  name: text('name'),
  names: nested<Names>('Names', 'i18n'),
  description: optionalText('desc'),
  placeholder: optionalText('placeholder'),
  format: optionalText('format'),
  pattern: optionalText('pattern'),
  minLength: integer('min_length'),
  maxLength: integer('max_length'),
  minimum: integer('minimum'),
  maximum: integer('maximum'),
  logic: optionalText('logic'),
  initialValue: optionalText('initial_value'),
  source: enumOf('source', wireEnums.OnboardSource),
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
