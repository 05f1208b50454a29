const THAI_ZERO = '๐'.charCodeAt(0);
/** The distance of a full-width character from its ASCII character. */
const FULL_WIDTH_AHEAD = 0xfee0;

/** Converts Thai digits and full-width characters to ASCII: `๑๒๓` and `１２３` to 123. */
export function plainDigits(text: string): string {
  return /[^ -~ก-์]/.test(text) ? plainOf(text) : text;
}

function plainOf(text: string): string {
  return text
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - THAI_ZERO))
    .replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_AHEAD));
}
