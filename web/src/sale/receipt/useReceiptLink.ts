import { useReceiptLinkQuery } from '../gql/hooks.ts';
import type { ReceiptLink } from './SaleReceipt.ts';

/** Returns the link to the receipt page of a sale; null without one. `isRead` once that is certain. */
export function useReceiptLink(id: string): { link: ReceiptLink | null; isRead: boolean } {
  const { data, error } = useReceiptLinkQuery({ variables: { id }, fetchPolicy: 'network-only' });
  return { link: data?.transaction?.receiptLink ?? null, isRead: data !== undefined || error !== undefined };
}
