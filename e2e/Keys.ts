import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Maximum number of key presses to reach the next target. */
const MAX_STOPS = 90;

/** A keyboard-only user: after each key the focus must be on an element, scrolled into view, and visible. */
export class Keys {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    await this.seesFocus();
  }

  /** Replaces the text of the field. */
  async write(text: string): Promise<void> {
    await this.page.keyboard.press('Control+A');
    await this.page.keyboard.insertText(text);
    await this.seesFocus();
  }

  /** Moves from the current focus forwards, or backwards with `Shift+Tab`. */
  async to(target: Locator, key: 'Tab' | 'Shift+Tab' | 'ArrowDown' | 'ArrowRight' | 'ArrowUp' = 'Tab'): Promise<void> {
    await expect(target).toBeVisible();
    for (let stop = 0; stop < MAX_STOPS; stop += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.press(key);
    }
    throw new Error(`${key} does not lead to ${target}`);
  }

  async enter(
    target: Locator,
    key: 'Tab' | 'Shift+Tab' | 'ArrowDown' | 'ArrowRight' | 'ArrowUp' = 'Tab',
  ): Promise<void> {
    await this.to(target, key);
    await this.press('Enter');
  }

  /** Chooses an option of a field. */
  async choose(field: Locator, option: Locator): Promise<void> {
    await this.enter(field);
    await this.enter(option, 'ArrowDown');
  }

  /** Waits until the focus is visible, as a page or dialog may need a moment to take it. */
  async seesFocus(): Promise<void> {
    await expect.poll(() => this.page.evaluate(faultOfFocus), { timeout: 5000 }).toBe('');
  }
}

/** Runs in the page: returns what is wrong with the focus; empty if it is visible. */
function faultOfFocus(): string {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return 'the focus is nowhere';
  // The start of a page or of a dialog, from where Tab continues.
  if (element.matches('#content, [role=dialog], [role=alertdialog], .MuiDialog-container')) return '';
  const name = `${element.tagName} ${element.ariaLabel ?? element.textContent.slice(0, 40)} ${element.className}`;
  const frame = element.closest<HTMLElement>('label, .MuiInputBase-root, .MuiButtonBase-root') ?? element;
  const { left, top, right, bottom } = frame.getBoundingClientRect();
  const isOut = right - left < 2 || bottom - top < 2 || bottom <= 0 || top >= innerHeight;
  if (isOut) return `${name} is out of sight`;
  const [x, y] = [Math.min((left + right) / 2, innerWidth - 1), (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2];
  const above = document.elementFromPoint(x, y);
  if (!above || !(frame.contains(above) || above.contains(frame)))
    return `${name} lies below ${above?.outerHTML.slice(0, 90)}`;
  const faces = [element, element.parentElement, element.nextElementSibling, frame, frame.parentElement];
  const isVisible = faces.some((face) => {
    if (!face) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(face);
    const line = face.querySelector(':scope > .MuiOutlinedInput-notchedOutline');
    const isFramed = line !== null && Number.parseFloat(getComputedStyle(line).borderTopWidth) >= 2;
    return (
      (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) ||
      (boxShadow !== 'none' && face === element) ||
      isFramed
    );
  });
  return isVisible ? '' : `${name} does not show that it has the focus`;
}
