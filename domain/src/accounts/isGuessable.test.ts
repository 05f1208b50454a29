import { expect, it } from 'vitest';
import { isGuessable } from './isGuessable.ts';

it('S10 refuses what anyone would try first', () => {
  const first = [
    ...[
      'password',
      'Password1',
      'P@ssw0rd',
      'p4ssword!',
      'password123',
      'iloveyou1',
      'welcome123',
      'letmein1!',
      'admin1234',
      '123admin',
    ],
    ...[
      '12345678',
      '123456789',
      '1234567890',
      '87654321',
      '11111111',
      'aaaaaaaa',
      '12121212',
      'abc123abc123',
      'abcd1234',
    ],
    ...[
      'qwertyui',
      'qwertyuiop',
      'asdfghjkl',
      '1qaz2wsx',
      'qwerty123',
      'abcdefgh',
      'thailand2026',
      'taem1234',
      'cashier123',
      'manager@1',
    ],
    // Digits inside or around a word, symbols in place of letters, a few repeated characters, short sequences.
    ...['pass22word', '99p@ssword', 'p@ssword99', 'xkqzxkqz', 'xkqxkqxkq', 'xyyxyxxy', 'abc456xyz'],
  ];
  expect(first.filter((password) => !isGuessable(password))).toEqual([]);
});

it('takes what is chosen well, in any script', () => {
  const chosen = [
    'taem-demo-1',
    'correct horse',
    'a long password',
    'new secret',
    'กาแฟดำ4แก้ว',
    'x7!kQ2mz',
    'passwort für den laden',
    'ร้านกาแฟริมน้ำ',
  ];
  expect(chosen.filter(isGuessable)).toEqual([]);
});

it('takes no longer for a long one', () => {
  expect(isGuessable('ab'.repeat(100).concat('c'))).toBe(false);
});
