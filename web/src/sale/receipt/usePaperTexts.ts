import { usePaperTextsQuery } from '../gql/hooks.ts';
import type { PaperTexts } from './SaleReceipt.ts';

const NONE: PaperTexts = { head: '', foot: '', logoUrl: null };

/**
 * Returns the texts at the head and foot of the shop's receipts, and its logo; null until they are read. The till has them
 * from its sales screen (`cache-first`); elsewhere the current ones are read.
 */
export function usePaperTexts(fetchPolicy: 'cache-first' | 'network-only' = 'network-only'): PaperTexts | null {
  const { data, error } = usePaperTextsQuery({ fetchPolicy });
  if (error) return NONE;
  if (!data) return null;
  const tax = data.merchantSetting?.tax;
  return tax ? { head: tax.receiptHead, foot: tax.receiptFoot, logoUrl: tax.logoUrl ?? null } : NONE;
}
