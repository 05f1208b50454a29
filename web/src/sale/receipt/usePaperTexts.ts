import { usePaperTextsQuery } from '../gql/hooks.ts';
import type { PaperTexts } from './SaleReceipt.ts';

const NONE: PaperTexts = { head: '', foot: '' };

/** What the shop says at the head and at the foot of its receipts, as it is set now; null until it is read. */
export function usePaperTexts(): PaperTexts | null {
  const { data, error } = usePaperTextsQuery({ fetchPolicy: 'network-only' });
  if (error) return NONE;
  if (!data) return null;
  const tax = data.merchantSetting?.tax;
  return tax ? { head: tax.receiptHead, foot: tax.receiptFoot } : NONE;
}
