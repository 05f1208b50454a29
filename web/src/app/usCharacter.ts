const SHIFTED_DIGITS = ')!@#$%^&*(';

/** The other keys: the character without and with Shift. */
const SIGNS: Readonly<Record<string, string>> = {
  Space: '  ',
  Minus: '-_',
  Equal: '=+',
  BracketLeft: '[{',
  BracketRight: ']}',
  Backslash: '\\|',
  Semicolon: ';:',
  Quote: '\'"',
  Backquote: '`~',
  Comma: ',<',
  Period: '.>',
  Slash: '/?',
  NumpadDecimal: '..',
  NumpadDivide: '//',
  NumpadMultiply: '**',
  NumpadSubtract: '--',
  NumpadAdd: '++',
};

export interface PressedKey {
  /** The key's place on the keyboard. */
  code: string;
  /** The character that the current layout types. */
  key: string;
  shiftKey: boolean;
}

/**
 * Returns the character that a key has on a US keyboard, whatever layout the device types in, such as Thai: the one a scanner
 * means, and the one printed on the key. Returns null for a key without a character.
 */
export function usCharacter({ code, key, shiftKey }: PressedKey): string | null {
  const digit = /^(?:Digit|(Numpad))(\d)$/.exec(code);
  if (digit) return shiftKey && !digit[1] ? (SHIFTED_DIGITS[Number(digit[2])] ?? null) : (digit[2] ?? null);
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter) return shiftKey ? letter : letter.toLowerCase();
  const sign = SIGNS[code];
  if (sign) return sign[shiftKey ? 1 : 0] ?? null;
  // A virtual keyboard may not say which key it pressed.
  return code === '' && key.length === 1 ? key : null;
}
