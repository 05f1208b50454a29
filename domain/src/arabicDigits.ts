const THAI_DIGITS = '๐๑๒๓๔๕๖๗๘๙';

/** ๑๒๓ as 123. */
export function arabicDigits(text: string): string {
  return text.replace(/[๐-๙]/g, (digit) => String(THAI_DIGITS.indexOf(digit)));
}
