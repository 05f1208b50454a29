import { expect, it } from 'vitest';
import { isOwnWord } from './isOwnWord.ts';

const mali = {
  username: 'mali.k',
  firstname: 'มะลิ',
  lastname: 'Jaidee',
  phone: '0812345678|TH|+66',
  email: 'mali@shop.example',
};

it.each([
  'mali.k12345',
  'Mali.K!',
  'MALI2026!',
  'jaidee99',
  'mali.jaidee1',
  'มะลิ12345',
  'mali@shop.example',
  '12mali.k34',
  'mali.kmali.k',
])('N10 %s is something anyone knows about its owner, with digits and signs around it', (password) => {
  expect(isOwnWord(password, mali)).toBe(true);
});

it.each(['0812345678', '081-234-5678', '812345678', '+66812345678', '08123456781'])(
  'N10 %s is their phone',
  (password) => {
    expect(isOwnWord(password, mali)).toBe(true);
    expect(isOwnWord(password, { ...mali, phone: '081-234 5678' })).toBe(true);
  },
);

it.each(['mali loves coffee', 'jaideekrub1', '0812345679', 'tea 0812345678', 'correct horse', 'กาแฟมะลิ4แก้ว'])(
  '%s is more than that',
  (password) => {
    expect(isOwnWord(password, mali)).toBe(false);
  },
);

it('nothing is made of what is not known, nor of a word of two letters', () => {
  expect(isOwnWord('12345678', {})).toBe(false);
  expect(isOwnWord('jo482913', { username: 'jo', phone: '', email: null })).toBe(false);
});

it.each([
  ['a word of three letters', 'nok12345', { username: 'nok' }, true],
  ['spaces around a name, and its capitals', 'NOK 2026!', { firstname: ' Nok ' }, true],
  ['a name that another begins with', 'malika99', { username: 'mali', firstname: 'Malika' }, true],
  ['a name that comes first, and begins another', 'malika99', { username: 'malika', firstname: 'Mali' }, true],
  ['the part of an address before the @', 'somchai.d.99', { email: 'somchai.d@mail.example' }, true],
  ['a 0 within a number that begins with none', '8120345678', { phone: '8120345678' }, true],
  ['a number of six digits', '123456!!', { phone: '0123456' }, true],
  ['one of five, as many passwords hold', '12345!!!', { phone: '012345' }, false],
])('%s: %s', (_what, password, user, isOwn) => {
  expect(isOwnWord(password, user)).toBe(isOwn);
});
