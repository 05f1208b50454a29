import type { GatewaySession } from '../http/GatewayContext.ts';
import { mayKnow } from './compileRecord.ts';
import type { Resource } from './defineResource.ts';
import { inBranches } from './inBranches.ts';

/**
 * Returns the resource without the fields that the session may not read, so that records cannot be found by them
 * either; sums over branches cover the session's branches.
 */
export function visibleTo(declared: Resource, session: GatewaySession, branchId: string | null = null): Resource {
  const resource = inBranches(declared, branchId, session.branchIds);
  const visible = [...resource.fieldByPath].filter(([, field]) => mayKnow(field, session));
  if (visible.length === resource.fieldByPath.size) return resource;
  return { ...resource, fieldByPath: new Map(visible), findByKeyword: undefined };
}
