import { addUsernameSuffix } from '@taem/domain/accounts/username.ts';
import type { Context } from '../gateway/context.ts';
import { malformed } from '../gateway/GatewayError.ts';
import { type Operation, selectionOf } from '../gateway/selection.ts';
import { isWireRecord, type WireRecord } from '../gateway/wire.ts';
import type { Session } from '../generated/schema.ts';
import { assembleViewer } from './viewer.ts';

/** The assumed lifetime if a gateway does not state that of its token. */
const DEFAULT_LIFETIME_SECONDS = 900;

/** Returns the username for the gateway (OP-01). */
export function accountOf({ config }: Context, username: string): string {
  return addUsernameSuffix(username, config.merchantSuffix);
}

/** Returns the session in a response with tokens; the user is loaded only if selected. */
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

/** Reads an extension of the gateway: one without it does not count attempts by device. */
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
