import type { Satang } from './money.ts';

const DIGITS = ['', 'หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า'] as const;
const PLACES = ['', 'สิบ', 'ร้อย', 'พัน', 'หมื่น', 'แสน'] as const;
const MILLION = 1_000_000;

/** Writes an amount in Thai words, as documents print it: `หนึ่งร้อยเจ็ดบาทถ้วน`. */
export function bahtInWords(amount: Satang): string {
  const whole = Math.trunc(Math.abs(amount) / 100);
  const part = Math.abs(amount) % 100;
  const baht = whole > 0 || part === 0 ? `${wholeInWords(whole) || 'ศูนย์'}บาท` : '';
  return `${amount < 0 ? 'ลบ' : ''}${baht}${part === 0 ? 'ถ้วน' : `${wholeInWords(part)}สตางค์`}`;
}

/** Returns an empty text for 0. */
function wholeInWords(number: number): string {
  if (number >= MILLION) {
    return `${wholeInWords(Math.trunc(number / MILLION))}ล้าน${belowMillion(number % MILLION, true)}`;
  }
  return belowMillion(number, false);
}

function belowMillion(number: number, isAfterMillions: boolean): string {
  const digits = [...String(number)].map(Number);
  return digits
    .map((digit, at) => {
      const place = digits.length - 1 - at;
      if (digit === 0) return '';
      if (place === 0 && digit === 1 && (digits.length > 1 || isAfterMillions)) return 'เอ็ด';
      if (place === 1) return `${digit === 1 ? '' : digit === 2 ? 'ยี่' : DIGITS[digit]}สิบ`;
      return `${DIGITS[digit]}${PLACES[place]}`;
    })
    .join('');
}
