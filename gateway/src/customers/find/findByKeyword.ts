import type { Parameters } from '../../resource/Parameters.ts';

/**
 * SQL of the members with a keyword in any of their texts, found by its pieces (`member_pieces`) and then looked at. Both
 * are folded by `fold_search`: without spaces and tone marks, so that a name is found however it was typed.
 */
export function findByKeyword(keyword: string, parameters: Parameters): string {
  const contains = `t.search_text like fold_search(${parameters.add(`%${keyword.replace(/[\\%_]/g, '\\$&')}%`)})`;
  // One letter alone is in too many members to be worth its pieces.
  if ([...keyword].length < 2) return contains;
  const asked = parameters.add(keyword);
  const sizes = `case when length(fold_search(${asked})) > 2 then '{3}' else '{2}' end::int[]`;
  const pieces = `search_pieces(current_setting('app.realm_id')::uuid, fold_search(${asked}), ${sizes})`;
  return `(${contains} and t.id in (select member_id from member_pieces where pieces @> (select ${pieces})))`;
}
