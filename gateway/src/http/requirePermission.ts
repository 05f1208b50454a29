import { type Action, can } from '@taem/domain/accounts/permissions.ts';
import { refusePermission } from './errors.ts';
import type { GatewaySession } from './GatewayContext.ts';

export function mayDo(session: GatewaySession, objectCode: string, action: Action): boolean {
  const authorizes = session.authorizes.map((entry) => ({
    objectCode: entry.object_code,
    actionCodes: entry.action_codes,
  }));
  return can(session.role, authorizes, objectCode, action);
}

/** Refuses with 400 instead of 403, as 403 would sign the user out. */
export function requirePermission(session: GatewaySession, objectCode: string, action: Action): void {
  if (!mayDo(session, objectCode, action)) throw refusePermission(objectCode, action);
}

export function requireAnyPermission(session: GatewaySession, objectCodes: readonly string[], action: Action): void {
  if (!objectCodes.some((code) => mayDo(session, code, action))) {
    throw refusePermission(objectCodes.join(' or '), action);
  }
}
