import type { Words } from '../../record/words.ts';

/** Days since the last purchase up to which a buyer counts as active, as slowing down, and as possibly lost. */
export const BUYER_DAYS = { active: 30, cooling: 90, atRisk: 180 } as const;
/** The number of purchases that make an active buyer loyal. */
export const LOYAL_PURCHASES = 5;

/**
 * Groups of members by how recently and how often they buy, from the best to those who never did. An active member with
 * at least `LOYAL_PURCHASES` purchases is loyal, with one purchase new.
 */
export const BUYER_GROUPS = ['LOYAL', 'ACTIVE', 'NEW', 'COOLING', 'AT_RISK', 'LOST', 'NEVER'] as const;

export const BUYER_GROUP_WORDS: Readonly<Record<(typeof BUYER_GROUPS)[number], Words>> = {
  LOYAL: { th: 'ลูกค้าประจำ', en: 'Loyal' },
  ACTIVE: { th: 'ยังซื้ออยู่', en: 'Active' },
  NEW: { th: 'ซื้อครั้งแรก', en: 'New' },
  COOLING: { th: 'เริ่มห่าง', en: 'Cooling down' },
  AT_RISK: { th: 'เสี่ยงหาย', en: 'At risk' },
  LOST: { th: 'หายไปแล้ว', en: 'Lost' },
  NEVER: { th: 'ยังไม่เคยซื้อ', en: 'Never bought' },
};
