import { PAGE_WIDTH } from './tokens.ts';

/** The one column of the main pages. On a screen of just its width it gives way to the scroll bar instead of being cut. */
export const COLUMN = { width: PAGE_WIDTH, maxWidth: '100%', mx: 'auto' } as const;

/** Parts of a page beside each other; one below the other where the screen is enlarged to twice its size. */
export const beside = (columns: string) => ({ xs: 'minmax(0, 1fr)', md: columns });
