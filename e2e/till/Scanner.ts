import type { CDPSession, Page } from '@playwright/test';

/** The characters that these keys type with a Thai layout (Kedmanee). */
const THAI: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('1234567890-qwertyuiopasdfghjklzxcvbnm', (key, at) => [key, 'ๅ/-ภถุึคตจขๆไำพะัีรนยฟหกดเ้่าสผปแอิืท'[at] ?? key]),
);

const ENDS: Readonly<Record<string, { key: string; code: string; windowsVirtualKeyCode: number }>> = {
  '\r': { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13 },
  '\t': { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 },
};

/** Milliseconds per key of a scanner with its default setting. */
const PACE_MS = 6;

/** A barcode scanner: presses keys of a US keyboard at its own pace, whatever layout the till types in. */
export class Scanner {
  private readonly cdp: CDPSession;
  private clock = Date.now();

  private constructor(cdp: CDPSession) {
    this.cdp = cdp;
  }

  static async at(page: Page): Promise<Scanner> {
    return new Scanner(await page.context().newCDPSession(page));
  }

  /** `end`: the one or two keys with which the scanner is set to end a code. */
  async scan(
    barcode: string,
    { layout = 'us' as 'us' | 'thai', end = '\r' as '\r' | '\t' | '\t\r', pace = PACE_MS } = {},
  ): Promise<void> {
    // Event times have their own clock, so that a slow machine does not make a slow scanner.
    this.clock = Math.max(this.clock + 2000, Date.now());
    for (const character of barcode + end) await this.press(character, layout, pace);
  }

  /** Types like a hand, with uneven pauses. */
  async typeByHand(text: string, pauses: readonly number[] = [210, 140, 330, 90, 260, 180]): Promise<void> {
    this.clock = Math.max(this.clock + 2000, Date.now());
    for (const [at, character] of Array.from(text).entries())
      await this.press(character, 'us', pauses[at % pauses.length] ?? 0);
  }

  private async press(character: string, layout: 'us' | 'thai', pace: number): Promise<void> {
    this.clock += pace;
    const lower = character.toLowerCase();
    const isShifted = character !== lower;
    const text = layout === 'thai' && !isShifted ? (THAI[lower] ?? character) : character;
    const key = ENDS[character] ?? { key: text, code: codeOf(lower) };
    const event = { ...key, modifiers: isShifted ? 8 : 0, timestamp: this.clock / 1000 };
    await this.cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', ...(character !== '\t' && { text }), ...event });
    await this.cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
  }
}

function codeOf(character: string): string {
  if (/\d/.test(character)) return `Digit${character}`;
  return character === '-' ? 'Minus' : `Key${character.toUpperCase()}`;
}
