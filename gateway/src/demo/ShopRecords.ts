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
  /** Users who ring up sales here, the early shift first. */
  sellers: readonly string[];
  /** The user who may void and adjust here. */
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
  /** How often this member comes, relative to the others. */
  visits: number;
  /** Current figures, in satang and points, with which the next sale is priced. */
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

/** The shop's records before its first sale, as far as selling needs them. */
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
