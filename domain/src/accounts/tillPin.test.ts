import { expect, test } from 'vitest';
import { TILL_PIN_WORDS, tillPinFault } from './tillPin.ts';

test('a till PIN has 4 to 8 digits and is not one of those that people try first', () => {
  for (const pin of ['', '12', '12345678901', '12a4', ' 2580', '๒๕๘๐', '25.8'])
    expect(tillPinFault(pin), pin).toBe('NOT_DIGITS');
  for (const pin of ['0000', '1234', '4321', '99999999', '1212', '123123', '12345678'])
    expect(tillPinFault(pin), pin).toBe('GUESSABLE');
  for (const pin of ['2580', '7193', '90210', '48151623']) expect(tillPinFault(pin), pin).toBeNull();
});

test('a PIN that cannot be taken is refused with what to change', () => {
  expect(TILL_PIN_WORDS).toEqual({ NOT_DIGITS: 'must be 4 to 8 digits', GUESSABLE: 'is too easy to guess' });
});
