/** Days since the last purchase up to which somebody still comes, comes less, and may be lost. */
export const BUYER_DAYS = { active: 30, cooling: 90, atRisk: 180 } as const;
/** So many purchases make a habit. */
export const LOYAL_PURCHASES = 5;

/** Groups of members by how lately and how often they buy, from the best to those who never did. */
export const BUYER_GROUPS = ['LOYAL', 'ACTIVE', 'NEW', 'COOLING', 'AT_RISK', 'LOST', 'NEVER'] as const;
export type BuyerGroup = (typeof BUYER_GROUPS)[number];

/** The group of a member who bought so many times in all, last so many days ago; `null` days for one who never bought. */
export function buyerGroup(purchases: number, days: number | null): BuyerGroup {
  if (days === null || purchases === 0) return 'NEVER';
  if (days > BUYER_DAYS.atRisk) return 'LOST';
  if (days > BUYER_DAYS.cooling) return 'AT_RISK';
  if (days > BUYER_DAYS.active) return 'COOLING';
  if (purchases >= LOYAL_PURCHASES) return 'LOYAL';
  return purchases === 1 ? 'NEW' : 'ACTIVE';
}
