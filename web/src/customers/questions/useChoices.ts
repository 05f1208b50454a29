import type { OnboardSource } from '../../gql/contract.ts';
import type { Choice } from './SelectQuestion.tsx';

/** What a question with a source chooses from; null while it is not there. With an empty parent nothing is asked. */
export interface Choices {
  readonly choices: readonly Choice[] | null;
  /** Why it will not come; null otherwise. */
  readonly error: string | null;
  readonly retry: () => void;
}

export type UseChoices = (source: OnboardSource, parentId: string | undefined) => Choices;
