import { usePermission } from '../../app/permission.ts';
import { useCustomerMessages } from './messages.ts';

export const REGISTER = '/customers/register';

/** Why the user may not register members, to be shown; null when they may, or while it is not known. */
export function useMayNotRegister(): string | null {
  const t = useCustomerMessages();
  const { canWrite, loading, failed } = usePermission('Page.Merchant.Payment.Subscribe');
  return canWrite || loading || failed ? null : t('start.mayNotRegister');
}
