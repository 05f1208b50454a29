import type { Parameters } from '../resource/Parameters.ts';

/** Pieces of the searched texts that `member_pieces` keeps; one letter alone is in too many members to be worth it. */
const PIECE_SIZES = [3, 2];

/** SQL of the members with a keyword in any of their texts, found by its pieces and then looked at. */
export function findByKeyword(keyword: string, parameters: Parameters): string {
  const contains = `t.search_text like lower(${parameters.add(`%${keyword.replace(/[\\%_]/g, '\\$&')}%`)})`;
  const size = PIECE_SIZES.find((letters) => [...keyword].length >= letters);
  if (!size) return contains;
  const pieces = `search_pieces(current_setting('app.realm_id')::uuid, lower(${parameters.add(keyword)}), '{${size}}')`;
  return `(${contains} and t.id in (select member_id from member_pieces where pieces @> (select ${pieces})))`;
}
