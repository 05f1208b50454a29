import { z } from 'zod';
import { choiceOf } from '../form/choiceField.ts';
import { optionalNumber } from '../form/numberField.ts';
import { MAX_BILL, MAX_MEMBER_POINTS } from '../limits.ts';
import { toBaht } from '../money/money.ts';
import type { Choice } from '../reading/choice.ts';

/** Whether something at the counter takes the right to approve, or the approval of a person who has it. */
export type ApprovalRule = 'NEVER' | 'ALWAYS';

/** What takes a second person at the counter (docs/adr/0143). */
export interface ApprovalSetting {
  /** A price that the cashier types in place of that of the shelf. */
  approveOwnPrice: ApprovalRule;
  /** A value typed without a code that takes off more than this, or gives points worth more, in percent of the lines; 100 for none. */
  approveDiscountAbove: number;
  /**
   * A sale with which its member has spent more points than this on its business day, and an adjustment with which one person has given
   * more on a day without an approval (docs/adr/0204); the most that a member can have for none.
   */
  approvePointsAbove: number;
  /** A sale of an earlier day, or of an earlier hour with an offer that no longer applies. */
  approveBackDating: ApprovalRule;
  approveVoid: ApprovalRule;
  /** What one person hands back at a branch within a day without an approval, by returns and voids, with what came back of the sale before, above this, in baht; the highest sum for none (docs/adr/0195). */
  approveReturnAbove: number;
  /** Cash that one person puts into the drawers of a branch, or takes out of them, within a day without an approval, above this, in baht; the highest sum for none (docs/adr/0155). */
  approveCashAbove: number;
  /** What the shifts that one person closes at a branch within a day without an approval are over, or short, above this, in baht; the highest sum for none. */
  approveDifferenceAbove: number;
}

/** What a sale and what takes it back are judged by, and what a drawer is. */
export type DrawerApprovals = Pick<ApprovalSetting, 'approveCashAbove' | 'approveDifferenceAbove'>;
export type SaleApprovals = Omit<ApprovalSetting, keyof DrawerApprovals>;

/** The counter as the documents have it: a right or a code decides, and no second person. */
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

/** What is empty stays as it is. */
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
