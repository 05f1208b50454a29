import { anyId } from 'promptparse/generate';
import { type Satang, toBaht } from '../money/money.ts';
import { readPromptPayId } from './promptPayId.ts';

/**
 * What a QR has to hold so that a banking app pays this amount to this PromptPay id: the EMVCo payload of the Bank of
 * Thailand's Thai QR standard (credit transfer, tag 29). null without an amount or a recipient.
 */
export function promptPayPayload(id: string, amount: Satang): string | null {
  const target = readPromptPayId(id);
  if (!target || amount <= 0) return null;
  const type = target.kind === 'phone' ? 'MSISDN' : 'NATID';
  return anyId({ type, target: target.digits, amount: toBaht(amount) });
}
