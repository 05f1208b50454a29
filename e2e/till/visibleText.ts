import type { Locator } from '@playwright/test';

/** Returns the visible text as one line; texts side by side or below each other are separated by a space. */
export async function visibleText(place: Locator): Promise<string> {
  // biome-ignore lint/performance/useDomNodeTextContent: the bare text has no gap between a label and its amount.
  return (await place.innerText()).replace(/\s+/g, ' ');
}
