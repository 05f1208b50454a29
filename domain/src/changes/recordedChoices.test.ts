import { expect, test } from 'vitest';
import { NO_APPROVALS } from '../merchant/approvalSetting.ts';
import { DOCUMENTED_COUNTER } from '../merchant/counterSetting.ts';
import { NO_TAX } from '../merchant/taxSetting.ts';
import { GENDERS } from '../person/gender.ts';
import { chosenWords } from './recordedChoices.ts';

const CODE = /^[A-Z][A-Z_\d]+$/;
const settings = Object.entries({ ...DOCUMENTED_COUNTER, ...NO_APPROVALS, ...NO_TAX });
const codes = settings.filter((entry): entry is [string, string] => CODE.test(String(entry[1])));

test.each([...codes, ...GENDERS.map((gender) => ['gender', gender] as const)])(
  'the history says what %s is set to in words: %s',
  (field, value) => {
    expect(chosenWords(field, value)).toMatchObject({ th: expect.stringMatching(/[ก-ฮ]/), en: expect.any(String) });
  },
);

test('a text that was typed is reported as it is', () => {
  expect(chosenWords('name', 'NONE')).toBeUndefined();
});
