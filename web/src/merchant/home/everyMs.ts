/** How often figures of the day are reloaded while the page is visible. */
export const EVERY_MS = 60_000;
