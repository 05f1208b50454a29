import { inNameOrder } from '../../app/inNameOrder.ts';
import type { Language } from '../../app/language.ts';
import type { OnboardSource } from '../../gql/contract.ts';
import type { Choice } from './SelectQuestion.tsx';

/** Returns places sorted by name; occupations stay in the given order, where the rest comes last. */
export const choicesInOrder = (
  source: OnboardSource,
  list: readonly Choice[],
  language: Language,
): readonly Choice[] => (source === 'OCCUPATIONS' ? list : inNameOrder(list, language));
