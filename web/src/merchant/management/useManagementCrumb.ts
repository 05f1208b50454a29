import type { Crumb } from '../../ui/PageTitle.tsx';
import { useManagementMessages } from './messages.ts';

/** Where the pages are that the management page leads to. */
export function useManagementCrumb(): readonly Crumb[] {
  const t = useManagementMessages();
  return [{ label: t('management.title'), to: '/management' }];
}
