const THAI_ZERO = '๐'.charCodeAt(0);
/** Full-width characters are those of ASCII, moved by this distance. */
const FULL_WIDTH_AHEAD = 0xfee0;

/** Thai digits and signs of full width as a plain keyboard types them: `๑๒๓` and `１２３` as 123. */
export function plainDigits(text: string): string {
  return /[^ -~ก-์]/.test(text) ? plainOf(text) : text;
}

function plainOf(text: string): string {
  return text
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - THAI_ZERO))
    .replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_AHEAD));
}
