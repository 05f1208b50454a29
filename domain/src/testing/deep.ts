/**
 * Suites of very many cases run a fixed slice in `npm test` and `npm run test:slow`, and whole in `npm run test:deep`, which
 * sets this (ADR 0116). Nothing else decides how much of a suite runs.
 */
export const IS_DEEP = process.env.DEEP === '1';
