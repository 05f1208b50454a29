import { describe, expect, it } from 'vitest';
import { formatPhone, STORED_PHONE_LENGTH } from '../person/phone.ts';
import { storedPhone, toE164 } from '../person/typedPhone.ts';

describe('phones', () => {
  it.each([
    '0812345678',
    '081-234-5678',
    '+66812345678',
    '+66 81 234 5678',
    '66812345678',
    '0812345678|TH|+66',
    '+660812345678',
    '(081) 234-5678',
    '(+66) 81.234.5678',
    '๐๘๑-๒๓๔-๕๖๗๘',
    '+๖๖๘๑๒๓๔๕๖๗๘',
  ])('CUST-62, CUST-65 %s is stored with 17 characters, shown 3-3-4 and sent as E.164', (written) => {
    expect(storedPhone(written)).toBe('0812345678|TH|+66');
    expect(storedPhone(written)).toHaveLength(STORED_PHONE_LENGTH);
    expect(formatPhone(written)).toBe('081-234-5678');
    expect(toE164(written)).toBe('+66812345678');
  });

  it('CUST-62 a value that carries TH is left as it is', () => {
    expect(storedPhone('812|TH|+66')).toBe('812|TH|+66');
  });

  it.each([
    ['081234567', '081-234-567'],
    ['08123456789012', '081-234-56789'],
    ['081', '081'],
    ['', ''],
  ])('OP-55 %s is shown as %s', (written, formatted) => {
    expect(formatPhone(written)).toBe(formatted);
  });

  it('a Bangkok landline has nine digits in E.164 only', () => {
    expect(toE164('021234567')).toBe('+6621234567');
    expect(toE164('12345')).toBeNull();
  });
});
