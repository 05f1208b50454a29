import { usePaperTextsQuery } from '../gql/hooks.ts';
import type { PaperTexts } from './SaleReceipt.ts';

const NONE: PaperTexts = { head: '', foot: '', logoUrl: null };

/**
 * What the shop says at the head and at the foot of its receipts, and its logo; null until it is read. The till has it from its sales
 * screen (`cache-first`), elsewhere it is read as it is set now.
 */
export function usePaperTexts(fetchPolicy: 'cache-first' | 'network-only' = 'network-only'): PaperTexts | null {
  const { data, error } = usePaperTextsQuery({ fetchPolicy });
  if (error) return NONE;
  if (!data) return null;
  const tax = data.merchantSetting?.tax;
  return tax ? { head: tax.receiptHead, foot: tax.receiptFoot, logoUrl: tax.logoUrl ?? null } : NONE;
}
