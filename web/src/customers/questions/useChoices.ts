import type { OnboardSource } from '../../gql/contract.ts';
import type { Choice } from './SelectQuestion.tsx';

/** The choices of a question with a source; null while they are not loaded. With an empty parent nothing is loaded. */
export interface Choices {
  readonly choices: readonly Choice[] | null;
  /** Why loading failed; null otherwise. */
  readonly error: string | null;
  readonly retry: () => void;
}

export type UseChoices = (source: OnboardSource, parentId: string | undefined) => Choices;
