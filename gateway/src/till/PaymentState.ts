import type { DayEnds } from '@taem/domain/merchant/businessDay.ts';
import type { CashRounding, TransferProof } from '@taem/domain/merchant/counterSetting.ts';
import type { TaxMode } from '@taem/domain/merchant/taxSetting.ts';
import type { Day } from '@taem/domain/time/calendar.ts';
import type { ApprovalRow } from '../database/approvalSetting.ts';
import type { MerchantSettings, OptionGroups } from '../database/generated/rows.ts';
import type { KeptOption } from '../database/KeptOption.ts';
import type { ConditionRow, TierRow } from '../database/loyaltyRows.ts';
import type { OfferRules } from '../database/pricingOffer.ts';
import type { BoundsRow, CouponRow, RatesRow } from '../database/pricingRules.ts';
import type { WrittenSale } from './SaleDocument.ts';

/** Everything that `payment_state` reads from the database to price and record one payment, in satang. Empty lists are null. */
export interface PaymentState {
  /** The time of the database, whose clock decides which day it is (docs/adr/0110). */
  now: Date;
  /** The sale that was already written under this idempotency key. */
  written: { request_hash: string; sale: WrittenSale } | null;
  branch: StateBranch | null;
  rates: (StateRates & StateSelling) | null;
  bounds: BoundsRow | null;
  approvals: ApprovalRow | null;
  tax: StateTax | null;
  products: StateProduct[] | null;
  /** The option groups that the named products use, including inactive ones. */
  option_groups: StateOptionGroup[] | null;
  member: StateMember | null;
  tiers: StateTier[] | null;
  /** The offers that the caller names, and those that may apply automatically. */
  offers: StateOffer[] | null;
  coupons: StateCoupon[] | null;
  conditions: StateCondition[] | null;
  institutes: { id: string; name: string }[] | null;
  cards: { id: string; name: string; institute_id: string }[] | null;
  channels: { id: string; name: string; action_code: string | null; biller_id: string | null }[] | null;
  /** The seller; null where the answer does not show one. */
  seller: { id: string; firstname: string; lastname: string } | null;
  /** The users who are named as sellers on lines. */
  line_sellers: readonly { id: string }[] | null;
}

type Status = 'Active' | 'Inactive';

export interface StateBranch {
  id: string;
  code: string;
  name: string;
  status: Status;
  time_zone: string;
  address: string | null;
  phone: string | null;
}

export interface StateRates extends RatesRow {
  reward_item_id: string;
  reward_instance_id: string;
}

/** The merchant's settings for what a till may do. */
export interface StateSelling {
  /** How many days back a sale may be dated. */
  backdating_days: number;
  /** When business days end, in the form that `businessDate` takes. */
  day_ends: DayEnds;
  /** The last day of the closed months; null where no month is closed. */
  closed_through: Day | null;
  transfer_proof: TransferProof;
  cash_rounding: CashRounding;
}

export type StateTax = Pick<MerchantSettings, 'vat_percent' | 'vat_from' | 'vat_percent_before'> & {
  tax_mode: TaxMode;
};

export interface StateProduct {
  id: string;
  code: string;
  name: string;
  retail_price: number;
  skip_stock: boolean;
  is_vat_exempt: boolean;
  status: Status;
  category_id: string | null;
  category_name: string | null;
  sub_category_id: string | null;
  sub_category_name: string | null;
  /** null where the product has no category. */
  category_group_ids: string[] | null;
  option_group_ids: string[];
}

export interface StateOptionGroup extends Pick<OptionGroups, 'id' | 'name' | 'min_choices' | 'max_choices'> {
  status: Status;
  options: KeptOption[];
}

export interface StateMember {
  id: string;
  firstname: string;
  lastname: string;
  phone: string | null;
  status: Status;
  points: number;
  /**
   * Points that the member spent without an approval on other sales of this business day and of today; 0 where no limit
   * is set.
   */
  points_spent: number;
  total_revenue: number;
  total_transaction: number;
  tier_id: string | null;
}

export type StateTier = TierRow;

export interface StateOffer extends OfferRules {
  status: Status;
  /** Whether its code was typed in this session within the last minutes. */
  verified: boolean;
  is_automatic?: boolean;
  /** How often it was given so far; only for an offer with limits. */
  uses?: { of_member: number; of_day: number; in_all: number } | null;
}

export type StateCoupon = CouponRow;

export type StateCondition = ConditionRow;
