import { anyId, billPayment } from 'promptparse/generate';
import { type Satang, toBaht } from '../money/money.ts';
import { readBillerId, readEWalletId, readPromptPayId } from './promptPayId.ts';

/** What an account of the merchant receives PromptPay under. */
export interface PromptPayAccount {
  billerId?: string | null;
  promptPayId?: string | null;
  eWalletId?: string | null;
}

/** The references that reach a biller with the money, each at most twenty capitals and digits. */
export interface BillReferences {
  /** Where it was sold. */
  ref1: string;
  /** Which bill it pays. */
  ref2: string;
}

/**
 * What a QR has to hold so that a banking app pays this amount to this account: the EMVCo payload of the Bank of Thailand's
 * Thai QR standard, a bill payment (tag 30) to a biller, else a credit transfer (tag 29). null without an amount or a
 * recipient, and for a biller without references: its money would come without a name.
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

/** Whether a QR can be made of it. */
export const isPayable = (account: PromptPayAccount): boolean =>
  readBillerId(account.billerId ?? '') !== null || transferTarget(account) !== null;

/** The references of a bill: the code of its branch, and the beginning of the key of its payment, which no other bill has. */
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
