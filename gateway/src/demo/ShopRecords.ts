import type {
  StateCondition,
  StateCoupon,
  StateOffer,
  StateProduct,
  StateRates,
  StateTier,
} from '../till/PaymentState.ts';

export interface ShopBranch {
  id: string;
  code: string;
  trade: number;
  memberShare: number;
  /** Merchant users who ring up sales here, the early shift first. */
  sellers: readonly string[];
  /** Who may void and adjust here. */
  managerId: string;
}

export interface ShopProduct extends StateProduct {
  slug: string;
  demand: number;
}

export interface ShopMember {
  id: string;
  branchId: string;
  joinedAt: number;
  /** How often this member comes, against the others. */
  visits: number;
  /** Figures so far, in satang and points: what the next sale is priced with. */
  points: number;
  revenue: number;
  transactions: number;
  tier: StateTier | null;
}

export interface ShopReference {
  institutes: readonly { id: string; name: string }[];
  cards: readonly { id: string; name: string; institute_id: string }[];
  channels: readonly {
    id: string;
    name: string;
    method: string;
    institute_id: string | null;
    action_code: string | null;
  }[];
}

/** What was written of a shop before its first sale, as far as selling needs it. */
export interface ShopRecords extends ShopReference {
  realmId: string;
  branches: readonly ShopBranch[];
  products: readonly ShopProduct[];
  offers: readonly (StateOffer & { use: number })[];
  coupons: readonly StateCoupon[];
  conditions: readonly StateCondition[];
  tiers: readonly StateTier[];
  rates: StateRates;
  members: ShopMember[];
}
