/** How often figures of the day are asked for again while somebody looks. */
export const EVERY_MS = 60_000;
