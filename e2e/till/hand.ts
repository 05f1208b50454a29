import type { Page } from '@playwright/test';

/** Milliseconds from one key to the next. */
const PACE = [110, 170, 130, 210, 120, 190, 150];

/** Types like a hand: slower than a scanner and unevenly, as the till would take eight equal gaps for a scan. */
export async function typeByHand({ keyboard }: Page, text: string): Promise<void> {
  for (const [index, key] of [...text].entries()) await keyboard.type(key, { delay: PACE[index % PACE.length] });
}
