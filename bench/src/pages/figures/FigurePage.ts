import type { Expected, Sentence } from '../match.ts';
import type { Filed } from '../matchReport.ts';

/** The expected content of a page of further figures and of its file. */
export interface FigurePage {
  readonly expected: readonly Expected[];
  readonly sentences?: readonly Sentence[];
  readonly file: Filed;
}
