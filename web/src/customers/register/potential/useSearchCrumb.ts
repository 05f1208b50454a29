import { usePageExists } from '../../../app/areaRoute.ts';
import type { Crumb } from '../../../ui/PageTitle.tsx';
import { usePotentialMessages } from './messages.ts';

export const POTENTIAL_SEARCH = '/ci/potential/search';

/** The page above those of a potential. */
export function useSearchCrumb(): Crumb[] {
  const t = usePotentialMessages();
  const exists = usePageExists();
  return exists(POTENTIAL_SEARCH) ? [{ label: t('profile.search'), to: POTENTIAL_SEARCH }] : [];
}
