import type { GatewaySession } from '../http/GatewayContext.ts';
import { mayKnow } from './compileRecord.ts';
import type { Resource } from './defineResource.ts';

/** For who may not read what is personal, it is no field to find records by either. */
export function visibleTo(resource: Resource, session: GatewaySession): Resource {
  const visible = [...resource.fieldByPath].filter(([, field]) => mayKnow(field, session));
  if (visible.length === resource.fieldByPath.size) return resource;
  return { ...resource, fieldByPath: new Map(visible), findByKeyword: undefined };
}
