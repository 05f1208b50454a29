import { anyId, billPayment } from 'promptparse/generate';
import { type Satang, toBaht } from '../money/money.ts';
import { readBillerId, readEWalletId, readPromptPayId } from './promptPayId.ts';

/** The ids under which an account of the merchant receives PromptPay. */
export interface PromptPayAccount {
  billerId?: string | null;
  promptPayId?: string | null;
  eWalletId?: string | null;
}

/** The references that a biller receives with the money, each at most twenty capital letters and digits. */
export interface BillReferences {
  /** The branch of the sale. */
  ref1: string;
  /** The bill that it pays. */
  ref2: string;
}

/**
 * Returns the content of a QR with which a banking app pays this amount to this account: the EMVCo payload of the Bank
 * of Thailand's Thai QR standard, a bill payment (tag 30) to a biller, else a credit transfer (tag 29). Returns null
 * without an amount or a recipient, and for a biller without references, because the money could not be assigned to a
 * bill.
 */
export function promptPayPayload(
  account: PromptPayAccount,
  amount: Satang,
  references: BillReferences | null = null,
): string | null {
  if (amount <= 0) return null;
  const billerId = readBillerId(account.billerId ?? '');
  if (billerId) return references && billPayment({ billerId, ...references, amount: toBaht(amount) });
  const target = transferTarget(account);
  return target && anyId({ ...target, amount: toBaht(amount) });
}

/** Whether a QR can be created for the account. */
export const isPayable = (account: PromptPayAccount): boolean =>
  readBillerId(account.billerId ?? '') !== null || transferTarget(account) !== null;

/**
 * Returns the references of a bill: the code of its branch, and the start of its payment key, which is unique; null if
 * either is empty.
 */
export function billReferences(branchCode: string, paymentKey: string): BillReferences | null {
  const [ref1, ref2] = [reference(branchCode), reference(paymentKey)];
  return ref1 && ref2 ? { ref1, ref2 } : null;
}

const reference = (text: string): string =>
  text
    .replace(/[^0-9A-Za-z]/g, '')
    .toUpperCase()
    .slice(0, 20);

function transferTarget({ promptPayId, eWalletId }: PromptPayAccount) {
  const id = readPromptPayId(promptPayId ?? '');
  if (id) return { type: id.kind === 'phone' ? ('MSISDN' as const) : ('NATID' as const), target: id.digits };
  const wallet = readEWalletId(eWalletId ?? '');
  return wallet ? { type: 'EWALLETID' as const, target: wallet } : null;
}
