import type { Crumb } from '../../../ui/PageTitle.tsx';
import { usePotentialMessages } from './messages.ts';

export const POTENTIAL_SEARCH = '/ci/potential/search';

/** Returns the crumb of the page above those of a potential. */
export function useSearchCrumb(): Crumb[] {
  const t = usePotentialMessages();
  return [{ label: t('profile.search'), to: POTENTIAL_SEARCH }];
}
