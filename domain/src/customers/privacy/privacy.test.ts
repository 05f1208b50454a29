import { expect, test } from 'vitest';
import { CONSENT_LANGUAGES, CONSENT_WORDINGS, languageOfWording } from './consentWordings.ts';
import { erasedBirthdate, erasureObstacles } from './erasure.ts';

test.each([
  [{ isErased: false, isMerged: false, upcomingAppointments: 0 }, []],
  [{ isErased: false, isMerged: false, upcomingAppointments: 2 }, ['UPCOMING_APPOINTMENTS']],
  [{ isErased: false, isMerged: true, upcomingAppointments: 2 }, ['MERGED']],
  [{ isErased: true, isMerged: false, upcomingAppointments: 0 }, ['ERASED']],
])('a member is erased once, as a whole, and not while they are expected: %j', (standing, obstacles) => {
  expect(erasureObstacles(standing)).toEqual(obstacles);
});

test('of a birthday only the year stays', () => {
  expect(erasedBirthdate('1988-02-29')).toBe('1988-01-01');
  expect(erasedBirthdate(null)).toBeNull();
});

test('a wording is identified by its exact text', () => {
  for (const language of CONSENT_LANGUAGES) expect(languageOfWording(CONSENT_WORDINGS[language])).toBe(language);
  expect(languageOfWording(`${CONSENT_WORDINGS['th-TH']} `)).toBeNull();
});
