import { z } from 'zod';
import { choiceOf } from '../form/choiceField.ts';
import { optionalNumber } from '../form/numberField.ts';
import { MAX_BILL, MAX_MEMBER_POINTS } from '../limits.ts';
import { toBaht } from '../money/money.ts';
import type { Choice } from '../reading/choice.ts';

/** Whether an action at the counter needs the right to approve, or the approval of a person who has it. */
export type ApprovalRule = 'NEVER' | 'ALWAYS';

/** The actions at the counter that need a second person (docs/adr/0143). */
export interface ApprovalSetting {
  /** A price typed by the cashier instead of the shelf price. */
  approveOwnPrice: ApprovalRule;
  /**
   * A value typed without an authorization code that takes off, or gives in points, more than this percentage of the
   * lines; 100 for none.
   */
  approveDiscountAbove: number;
  /**
   * A sale with which its member has spent more points than this on its business day, and an adjustment with which one
   * person has given more on a day without an approval (docs/adr/0204); the most that a member can have for none.
   */
  approvePointsAbove: number;
  /** A sale of an earlier day, or of an earlier hour with an offer that no longer applies. */
  approveBackDating: ApprovalRule;
  approveVoid: ApprovalRule;
  /**
   * Refunds above this, in baht: the sum that one person refunds at a branch within a day without an approval, by
   * returns and voids, together with earlier refunds of the sale; the highest sum for none (docs/adr/0195).
   */
  approveReturnAbove: number;
  /**
   * Cash in or out above this, in baht: the sum that one person puts into, or takes out of, the drawers of a branch
   * within a day without an approval; the highest sum for none (docs/adr/0155).
   */
  approveCashAbove: number;
  /**
   * Differences above this, in baht: the sum over, or short, of the shifts that one person closes at a branch within a
   * day without an approval; the highest sum for none.
   */
  approveDifferenceAbove: number;
}

/** The settings for drawers, and those for sales, voids, returns and adjustments. */
export type DrawerApprovals = Pick<ApprovalSetting, 'approveCashAbove' | 'approveDifferenceAbove'>;
export type SaleApprovals = Omit<ApprovalSetting, keyof DrawerApprovals>;

/** The counter as in the requirements: a right or a code decides, without a second person. */
export const NO_APPROVALS: ApprovalSetting = {
  approveOwnPrice: 'NEVER',
  approveDiscountAbove: 100,
  approvePointsAbove: MAX_MEMBER_POINTS,
  approveBackDating: 'NEVER',
  approveVoid: 'NEVER',
  approveReturnAbove: toBaht(MAX_BILL),
  approveCashAbove: toBaht(MAX_BILL),
  approveDifferenceAbove: toBaht(MAX_BILL),
};

export const APPROVAL_RULES = [
  { value: 'NEVER', words: { th: 'ไม่ต้องอนุมัติ', en: 'No approval' } },
  { value: 'ALWAYS', words: { th: 'ต้องอนุมัติทุกครั้ง', en: 'Always with an approval' } },
] as const satisfies readonly Choice<ApprovalRule>[];

const rule = choiceOf<ApprovalRule>(APPROVAL_RULES);
const limit = optionalNumber({ max: toBaht(MAX_BILL) });

/** Empty fields stay unchanged. */
export const approvalForm = z.object({
  approveOwnPrice: rule,
  approveDiscountAbove: optionalNumber({ decimals: 0, max: 100 }),
  approvePointsAbove: optionalNumber({ decimals: 0, max: MAX_MEMBER_POINTS }),
  approveBackDating: rule,
  approveVoid: rule,
  approveReturnAbove: limit,
  approveCashAbove: limit,
  approveDifferenceAbove: limit,
});
