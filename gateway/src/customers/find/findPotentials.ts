import type { Parameters } from '../../resource/Parameters.ts';
import { wordsOf } from './wordsOf.ts';

const SEARCHED = ['t.firstname || t.lastname', ...['nickname', 'phone', 'email'].map((name) => `t.${name}`)];

/** SQL of the potential customers with each word of a keyword in one of their texts, folded as those of members are. There are few. */
export function findPotentials(keyword: string, parameters: Parameters): string {
  const found = wordsOf(keyword).map(({ pattern }) => {
    const contains = `fold_search(${parameters.add(pattern)})`;
    return `(${SEARCHED.map((sql) => `fold_search(${sql}) like ${contains}`).join(' or ')})`;
  });
  return `(${found.join(' and ')})`;
}
