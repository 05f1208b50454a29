import { type ApprovalRule, NO_APPROVALS, type SaleApprovals } from '@taem/domain/merchant/approvalSetting.ts';
import { satang, toBaht } from '@taem/domain/money/money.ts';
import type { MerchantSettings } from './generated/rows.ts';

/** The settings for what needs an approval, as statements return them; amounts in satang. */
export interface ApprovalRow
  extends Pick<MerchantSettings, 'approve_discount_above' | 'approve_points_above' | 'approve_return_above'> {
  approve_own_price: ApprovalRule;
  approve_back_dating: ApprovalRule;
  approve_void: ApprovalRule;
}

export function approvalSetting(row: ApprovalRow | null): SaleApprovals {
  if (!row) return NO_APPROVALS;
  return {
    approveOwnPrice: row.approve_own_price,
    approveDiscountAbove: row.approve_discount_above,
    approvePointsAbove: row.approve_points_above,
    approveBackDating: row.approve_back_dating,
    approveVoid: row.approve_void,
    approveReturnAbove: toBaht(satang(row.approve_return_above)),
  };
}
