import { usePermission } from '../../app/permission.ts';
import { useTillMessages } from './messages.ts';

export interface PaymentRight {
  readonly canWrite: boolean;
  /** Why not, as text; null if the user may, or while the rights are not loaded. */
  readonly reason: string | null;
}

/**
 * PERM-06 Returns whether the user may take payments; if the rights could not be loaded, the reason states that, not that the
 * role may not.
 */
export function usePaymentRight(): PaymentRight {
  const words = useTillMessages();
  const { canWrite, loading, failed } = usePermission('Page.Merchant.Payment');
  if (canWrite || loading) return { canWrite, reason: null };
  return { canWrite, reason: words(failed ? 'rightsUnknown' : 'needsPaymentRight') };
}
