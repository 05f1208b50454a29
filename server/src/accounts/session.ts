import { addUsernameSuffix } from '@taem/domain/accounts/username.ts';
import type { Context } from '../gateway/context.ts';
import { malformed } from '../gateway/GatewayError.ts';
import { type Operation, selectionOf } from '../gateway/selection.ts';
import { isWireRecord, type WireRecord } from '../gateway/wire.ts';
import type { Session } from '../generated/schema.ts';
import { assembleViewer } from './viewer.ts';

/** Lifetime assumed where a gateway does not say how long its token lives. */
const DEFAULT_LIFETIME_SECONDS = 900;

/** What the gateway knows a user by (OP-01). */
export function accountOf({ config }: Context, username: string): string {
  return addUsernameSuffix(username, config.merchantSuffix);
}

/** The session of a response with tokens; the user is loaded only when selected. */
export async function sessionOf(
  context: Context,
  operation: Operation,
  payload: unknown,
  clientToken: string,
): Promise<Session> {
  const accessToken = textOf(payload, 'access_token');
  const lifetime = Number(recordOf(payload).expires_in ?? DEFAULT_LIFETIME_SECONDS);
  if (!Number.isFinite(lifetime)) throw malformed('expires_in is no number.');
  const selectsViewer = selectionOf(operation).fieldsOf('Session').has('viewer');
  return {
    accessToken,
    refreshToken: textOf(payload, 'refresh_token'),
    clientToken,
    deviceToken: deviceTokenOf(payload),
    accessTokenExpiresAt: new Date(Date.now() + lifetime * 1000).toISOString(),
    ...(selectsViewer && { viewer: await assembleViewer(context.withToken(accessToken), operation) }),
  } as Session;
}

/** An extension of the gateway: one without it keeps no count by device. */
function deviceTokenOf(payload: unknown): string | null {
  const { device_token: token } = recordOf(payload);
  return typeof token === 'string' ? token : null;
}

function textOf(payload: unknown, name: string): string {
  const value = recordOf(payload)[name];
  if (typeof value === 'string' && value !== '') return value;
  throw malformed(`The answer has no ${name}.`);
}

function recordOf(payload: unknown): WireRecord {
  return isWireRecord(payload) ? payload : {};
}
