import { foldSearch } from '@taem/domain/reading/foldSearch.ts';

/** Returns a pattern for texts that contain `text`; its own `%` and `_` have no special meaning. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Returns a pattern for a keyword, for texts that `fold_search` has folded. */
export const foldedPattern = (keyword: string): string => containing(foldSearch(keyword));
