import { describe, expect, it } from 'vitest';
import { maskEmail } from './maskEmail.ts';
import { canConfirmOtp } from './otp.ts';
import { canSubmitPassword, passwordErrors } from './passwordRules.ts';
import { addUsernameSuffix, isUsername, stripUsernameSuffix } from './username.ts';

const LONG = 'tea for two '.repeat(17);

describe('passwords', () => {
  it.each([
    ['AUTH-22 reset needs more than 8', 'reset', '12345678', '12345678', { password: 'Should more than 8 characters' }],
    ['OP-02 reset takes 9', 'reset', 'tea4three', 'tea4three', {}],
    ['AUTH-22 reset must match', 'reset', 'tea4three', 'x', { confirm: "Password doesn't match" }],
    ['AUTH-33 change needs 8', 'changePassword', '1234567', '1234567', { password: 'Need more than 8 characters' }],
    ['AUTH-33 change takes 8', 'changePassword', 'tea4thre', 'tea4thre', {}],
    ['S10 one that is guessed first', 'changePassword', '12345678', '12345678', { password: 'Too easy to guess' }],
    ['S10 200 are taken', 'reset', LONG.slice(0, 200), LONG.slice(0, 200), {}],
    ['S10 more than 200', 'reset', LONG, LONG, { password: 'Need at most 200 characters' }],
    ['AUTH-33 change must match', 'changePassword', 'tea4three', 'x', { confirm: 'Password does not match' }],
    [
      'OP-04 the users dialog refuses 7 in its own words',
      'usersDialog',
      '1234567',
      '1234567',
      { password: 'Password is too short' },
    ],
    ['AUTH-37 the users dialog must match', 'usersDialog', 'tea4three', 'x', { confirm: 'Does not match' }],
  ] as const)('%s', (_rule, surface, password, confirm, errors) => {
    expect(passwordErrors(surface, password, confirm)).toEqual(errors);
    expect(canSubmitPassword(surface, password, confirm)).toBe(Object.keys(errors).length === 0);
  });
});

describe('one-time codes', () => {
  it('AUTH-17 Confirm needs more than 5 characters', () => {
    expect(['', '12345', '12345 ', '123456'].map(canConfirmOtp)).toEqual([false, false, false, true]);
  });
});

describe('usernames', () => {
  it('AUTH-04, OP-01 the suffix is added once and never shown', () => {
    expect(addUsernameSuffix(' cashier ', '@taem')).toBe('cashier@taem');
    expect(addUsernameSuffix('cashier@taem', '@taem')).toBe('cashier@taem');
    expect(stripUsernameSuffix('cashier@taem', '@taem')).toBe('cashier');
    expect(stripUsernameSuffix('cashier', '@taem')).toBe('cashier');
    expect([addUsernameSuffix('cashier', ''), stripUsernameSuffix('cashier', '')]).toEqual(['cashier', 'cashier']);
  });
  it('MGMT-29 a username has no space', () => {
    expect(['som', '', 'so m', 'som\u00a0'].map(isUsername)).toEqual([true, false, false, false]);
  });
});

it.each([
  ['somchai@mail.example', 's***@m***.example'],
  ['a@b.co.th', 'a***@b***.th'],
  ['x@localhost', 'x***@l***'],
  ['@b.co.th', '***@b***.th'],
  ['', '***@***'],
])('AUTH-15 %s is shown as %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});
