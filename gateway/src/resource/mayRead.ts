import type { GatewaySession } from '../http/GatewayContext.ts';
import { mayDo, requireAnyPermission } from '../http/requirePermission.ts';
import type { Resource } from './defineResource.ts';

export const mayReadResource = ({ read }: Pick<Resource, 'read'>, session: GatewaySession): boolean =>
  read === 'everyone' || read.some((page) => mayDo(session, page, 'Read'));

/** Refuses users who may not read a resource at all. */
export function requireRead({ read }: Resource, session: GatewaySession): void {
  if (read !== 'everyone') requireAnyPermission(session, read, 'Read');
}
