import { usePermission } from '../../app/permission.ts';
import { useTillMessages } from './messages.ts';

export interface PaymentRight {
  readonly canWrite: boolean;
  /** Why not, to be shown; null when the user may, or while it is not known yet. */
  readonly reason: string | null;
}

/**
 * PERM-06 Whether the user may take payments; where that could not be loaded, the message says so, not that the role
 * may not.
 */
export function usePaymentRight(): PaymentRight {
  const words = useTillMessages();
  const { canWrite, loading, failed } = usePermission('Page.Merchant.Payment');
  if (canWrite || loading) return { canWrite, reason: null };
  return { canWrite, reason: words(failed ? 'rightsUnknown' : 'needsPaymentRight') };
}
