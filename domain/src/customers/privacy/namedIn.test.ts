import { expect, test } from 'vitest';
import { type Identifiers, namesPerson, withoutPerson } from './namedIn.ts';

const MALI: Identifiers = {
  names: ['Mali', 'Jaidee', 'มะลิวรรณ', 'ใจดี', 'ปู', 'Mo'],
  common: new Set(['mali', 'ใจดี', 'jaidee']),
  contacts: ['0812345678|TH|+66', '+66812345678', 'mali@example.com'],
};

test.each([
  ['a phone', '0812345678', '…'],
  ['a phone in groups', 'โทร 081-234-5678 ด่วน', 'โทร … ด่วน'],
  ['a phone with its country', '+66 81 234 5678', '…'],
  ['a phone in Thai digits', '๐๘๑ ๒๓๔ ๕๖๗๘', '…'],
  ['an e-mail address, however it is written', 'of MALI@example.com', 'of …'],
  ['a name that nobody else has', 'ยอดของมะลิวรรณปีนี้', 'ยอดของ…ปีนี้'],
  ['both names, though each is common', 'mali jaidee 2026', '… … 2026'],
  ['a short name by itself', 'ปู', '…'],
])('%s identifies a person and is removed from a text', (_, text, left) => {
  expect([namesPerson(text, MALI), withoutPerson(text, MALI)]).toEqual([true, left]);
});

test.each([
  ['a name that others have too', 'Mali'],
  ['a name inside a longer word', 'Maliwan Moss'],
  ['a short name inside another word', 'ปูนซีเมนต์'],
  ['another phone', '0812345679'],
  ['a longer number', '108123456789'],
  ['the last digits of a phone', '5678'],
  ['nothing', ''],
])('%s identifies no one', (_, text) => {
  expect([namesPerson(text, MALI), withoutPerson(text, MALI)]).toEqual([false, text]);
});

test.each([
  ['a name of four letters inside a sentence', 'ยอดของมะลิปีนี้', 'ยอดของ…ปีนี้'],
  ['the longer of two names of which one begins the other', 'ยอดของมะลิวรรณปีนี้', 'ยอดของ…ปีนี้'],
  ['a phone kept without its 0, whatever digits follow', 'โทร 086-601-2345', 'โทร …'],
])('%s is taken out whole', (_, text, left) => {
  const identifiers = { names: ['มะลิ', 'มะลิวรรณ'], common: new Set<string>(), contacts: ['866012345|TH|+66'] };
  expect(withoutPerson(text, identifiers)).toBe(left);
});
