import type { Locator } from '@playwright/test';

/** What a person reads there, as one line: what stands side by side or below each other is apart by a space. */
export async function visibleText(place: Locator): Promise<string> {
  // biome-ignore lint/performance/useDomNodeTextContent: the bare text has no gap between a label and its amount.
  return (await place.innerText()).replace(/\s+/g, ' ');
}
