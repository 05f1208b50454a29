const SHIFTED_DIGITS = ')!@#$%^&*(';

/** The other keys: the character alone, and with Shift. */
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
  /** What the layout in use makes of it. */
  key: string;
  shiftKey: boolean;
}

/**
 * The character that stands on a key of a US keyboard: what a scanner means by it, and what is printed on it for a hand,
 * whatever layout the device types in, Thai for one. null for a key that gives no character.
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
