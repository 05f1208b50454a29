import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { ageOn, nextBirthday } from '../../person/birthday.ts';
import { changePlace, clearedBy, PLACE, type Place } from './place.ts';
import { birthdateRule, entriesRule, genderRule, socialsRule, tagsRule, wordsRule } from './profileRules.ts';
import { visitRhythm } from './visitRhythm.ts';

const said = (answer: { error?: { issues: { message: string }[] } }) => answer.error?.issues[0]?.message;

describe('CUST-36 the parts of an address', () => {
  const here: Place = { provinceId: 'p', districtId: 'd', subDistrictId: 's', postcodeId: 'c' };
  it.each([
    ['provinceId', ['districtId', 'subDistrictId', 'postcodeId']],
    ['districtId', ['subDistrictId', 'postcodeId']],
    ['subDistrictId', ['postcodeId']],
    ['postcodeId', []],
  ] as const)('another %s clears %j', (part, cleared) => {
    expect(clearedBy(part)).toEqual(cleared);
    const changed = changePlace(here, part, 'new');
    for (const each of PLACE)
      expect(changed[each]).toBe(
        each === part ? 'new' : (cleared as readonly string[]).includes(each) ? '' : here[each],
      );
  });
  it('the same part again clears nothing', () => expect(changePlace(here, 'provinceId', 'p')).toBe(here));
});

test('CUST-64 empty entries are dropped, an empty day counts as absent, and each list has a limit', () => {
  expect(wordsRule.parse([' ก ', '', 'ข'])).toEqual(['ก', 'ข']);
  expect(said(wordsRule.safeParse(Array.from({ length: 21 }, String)))).toBe('Must be at most 20 entries');
  expect(said(wordsRule.safeParse(['x'.repeat(501)]))).toBe('Must be at most 500 characters');
  const rule = birthdateRule('2026-11-22');
  expect(rule.parse('')).toBeNull();
  expect(rule.parse('2026-11-22')).toBe('2026-11-22');
  expect(said(rule.safeParse('2026-11-23'))).toBe('is in the future');
  expect(said(rule.safeParse('31-02-2000'))).toBe('Birthdate is not valid');
});

test('CUST-56 an entry that says nothing is dropped, and so is a fact', () => {
  const fact = (name: string, value: string) => ({ name, value });
  expect(entriesRule.parse([[fact('school', ' จุฬาฯ '), fact('degree', '')], [fact('school', ' ')]])).toEqual([
    [fact('school', 'จุฬาฯ')],
  ]);
});

test('CUST-58 an account belongs to a network, and a network has an account', () => {
  const pair = (socialId: string, account: string) => ({ socialId, account });
  expect(socialsRule.parse([pair('', ' '), pair('line', ' @mali ')])).toEqual([pair('line', '@mali')]);
  expect(said(socialsRule.safeParse([pair('', '@mali')]))).toBe('Choose a network');
  expect(said(socialsRule.safeParse([pair('line', '')]))).toBe('Enter the account');
});

test('CUST-59 three tags of at most fifty characters', () => {
  expect(tagsRule.parse(['a', '', ' b '])).toEqual(['a', 'b']);
  expect(said(tagsRule.safeParse(['a', 'b', 'c', 'd']))).toBe('Must be at most 3 tags');
  expect(said(tagsRule.safeParse(['x'.repeat(51)]))).toBe('Must be at most 50 characters');
});

test('CUST-63 a gender in any words; empty is not known', () => {
  expect(['', ' หญิง', 'man', 'อื่น'].map((word) => genderRule.parse(word))).toEqual([null, 'Female', 'Male', 'Other']);
});

test('the next birthday is within a year of today, and the age grows by one on it', () => {
  expect(nextBirthday('1992-02-29', '2026-02-28')).toEqual({ inDays: 0, age: 34 });
  expect(nextBirthday('1990-11-21', '2026-11-22')).toEqual({ inDays: 364, age: 37 });
  expect(nextBirthday('2027-01-01', '2026-11-22')).toBeNull();
  const day = fc
    .date({ min: new Date('1930-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(day, day, (one, other) => {
      const [born, today] = one < other ? [one, other] : [other, one];
      const next = nextBirthday(born, today);
      const age = ageOn(born, today) ?? Number.NaN;
      expect(next?.inDays).toBeLessThanOrEqual(366);
      expect(next?.age).toBe(next?.inDays === 0 ? age : age + 1);
      expect(age).toBeGreaterThanOrEqual(0);
    }),
  );
});

describe('how often someone comes', () => {
  const given = { registered: '2026-01-01', today: '2026-11-22' };
  it.each<[string, string | null, number, ReturnType<typeof visitRhythm>]>([
    ['never bought', null, 0, null],
    ['too few sales to tell', '2026-11-20', 2, null],
    ['every month', '2026-11-02', 11, { everyDays: 31, sinceDays: 20, isOverdue: false }],
    ['and has not come for long', '2026-07-01', 7, { everyDays: 30, sinceDays: 144, isOverdue: true }],
    ['every day, a few days ago', '2026-11-18', 322, { everyDays: 1, sinceDays: 4, isOverdue: false }],
    ['all on the first day', '2026-01-01', 9, { everyDays: 1, sinceDays: 325, isOverdue: true }],
  ])('%s', (_, last, sales, rhythm) => {
    expect(visitRhythm({ ...given, last, sales })).toEqual(rhythm);
  });
});
