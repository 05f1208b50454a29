import type { Parameters } from '../../resource/Parameters.ts';

const SEARCHED = ['t.firstname || t.lastname', ...['nickname', 'phone', 'email'].map((name) => `t.${name}`)];

/** SQL of the potential customers with a keyword in any of their texts, folded as those of members are. There are few. */
export function findPotentials(keyword: string, parameters: Parameters): string {
  const contains = `fold_search(${parameters.add(`%${keyword.replace(/[\\%_]/g, '\\$&')}%`)})`;
  return `(${SEARCHED.map((sql) => `fold_search(${sql}) like ${contains}`).join(' or ')})`;
}
