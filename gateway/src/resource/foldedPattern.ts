import { foldSearch } from '@taem/domain/reading/foldSearch.ts';

/** A pattern for texts that hold `text` somewhere; its own `%` and `_` are signs like any others. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** The same of a keyword, for texts that `fold_search` has folded. */
export const foldedPattern = (keyword: string): string => containing(foldSearch(keyword));
