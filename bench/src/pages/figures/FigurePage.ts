import type { Expected, Sentence } from '../match.ts';
import type { Filed } from '../matchReport.ts';

/** What a page of further figures and its file must say. */
export interface FigurePage {
  readonly expected: readonly Expected[];
  readonly sentences?: readonly Sentence[];
  readonly file: Filed;
}
