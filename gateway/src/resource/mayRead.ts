import type { GatewaySession } from '../http/GatewayContext.ts';
import { requireAnyPermission } from '../http/requirePermission.ts';
import type { Resource } from './defineResource.ts';

/** Refuses whoever may not read a resource at all. */
export function mayRead({ read }: Resource, session: GatewaySession): void {
  if (read !== 'everyone') requireAnyPermission(session, read, 'Read');
}
