import type { Parameters } from '../../resource/Parameters.ts';
import { wordsOf } from './wordsOf.ts';

const SEARCHED = `fold_search(concat_ws(E'\\n', t.firstname || t.lastname, t.nickname, t.phone, t.email))`;

/** SQL of the potential customers with each word of a keyword in one of their texts, folded as those of members are. There are few. */
export function findPotentials(keyword: string, parameters: Parameters): string {
  const found = wordsOf(keyword).map((word) => `strpos(${SEARCHED}, fold_search(${parameters.add(word)})) > 0`);
  return `(${found.join(' and ')})`;
}
