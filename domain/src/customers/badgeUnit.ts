/** CUST-71 Returns the unit after a badge's figure. */
export function badgeUnit(badge: { name: string }): 'THB' | 'Trans' | 'UNITS' {
  if (badge.name === 'Big Spender') return 'THB';
  return badge.name === 'Frequent Member' ? 'Trans' : 'UNITS';
}
