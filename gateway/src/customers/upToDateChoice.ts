import { PAGE } from '@taem/domain/accounts/permissions.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { mayDo } from '../http/requirePermission.ts';
import type { ImportChoice } from '../import/ImportRules.ts';
import type { Resource } from '../resource/defineResource.ts';
import { mayReadResource } from '../resource/mayRead.ts';

/** Maximum number of example names for the choice. */
const MAX_NAMES = 20;

/**
 * Returns the choice to update existing people, for users who may change them. S12 Users who may not read them see how
 * many there are, but no names: otherwise a file of phones could be used to find them out.
 */
export function upToDateChoice(resource: Resource, session: GatewaySession) {
  const mayChange = mayDo(session, PAGE.customerInsight, 'Write');
  const mayName = mayReadResource(resource, session);
  const names: string[] = [];
  let count = 0;
  return {
    add(name: string): void {
      count += 1;
      if (mayName && names.length < MAX_NAMES) names.push(name);
    },
    choices: (): ImportChoice[] => (mayChange && count > 0 ? [{ key: 'update_known', count, names }] : []),
  };
}
