import { usePermission } from '../../app/permission.ts';
import { useCustomerMessages } from './messages.ts';

export const REGISTER = '/customers/register';

/** Returns why the user may not register members, as text; null if they may, or while the rights are not loaded. */
export function useMayNotRegister(): string | null {
  const t = useCustomerMessages();
  const { canWrite, loading, failed } = usePermission('Page.Merchant.Payment.Subscribe');
  return canWrite || loading || failed ? null : t('start.mayNotRegister');
}
