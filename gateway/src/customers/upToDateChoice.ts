import { PAGE } from '@taem/domain/accounts/permissions.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { mayDo } from '../http/requirePermission.ts';
import type { ImportChoice } from '../import/ImportRules.ts';
import type { Resource } from '../resource/defineResource.ts';
import { mayReadResource } from '../resource/mayRead.ts';

/** Names that a choice is illustrated with. */
const MAX_NAMES = 20;

/**
 * The choice to bring people up to date who are there already, for users who may change them. S12 Who may not read them learns how many they are, and not
 * who: a file of phones would be a way to ask.
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
