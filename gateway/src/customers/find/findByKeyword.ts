import { foldedPattern } from '../../resource/foldedPattern.ts';
import type { Parameters } from '../../resource/Parameters.ts';
import { wordsOf } from './wordsOf.ts';

/**
 * Returns SQL of the members that have each word of a keyword in one of their texts, in any order: found by their
 * pieces (`member_pieces`) and then verified. Both are folded by `fold_search`, without spaces and tone marks, so that
 * a name is found however it was typed.
 */
export function findByKeyword(keyword: string, parameters: Parameters): string {
  const words = wordsOf(keyword);
  const contains = words.map((word) => `t.search_text like ${parameters.add(foldedPattern(word))}`);
  // A single letter occurs in too many members for pieces to help.
  const long = words.filter((word) => [...word].length >= 2);
  if (long.length === 0) return `(${contains.join(' and ')})`;
  const pieces = long.map((word) => {
    const wordParameter = parameters.add(word);
    const sizes = `case when length(fold_search(${wordParameter})) > 2 then '{3}' else '{2}' end::int[]`;
    return `pieces @> (select search_pieces(current_setting('app.realm_id')::uuid, fold_search(${wordParameter}), ${sizes}))`;
  });
  return `(${contains.join(' and ')} and t.id in (select member_id from member_pieces where ${pieces.join(' and ')}))`;
}
