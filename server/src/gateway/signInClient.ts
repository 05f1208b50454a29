import type { Context } from './context.ts';
import { malformed } from './GatewayError.ts';
import { isWireRecord } from './wire.ts';

/** Returns the client's own credentials, which both sign-in calls need. */
export function clientCredentials({ config }: Pick<Context, 'config'>) {
  return { locale: 'th-TH', client_id: config.clientId, client_secret: config.clientSecret };
}

/** Returns the token of this program, for calls before a user has signed in. Browsers get it too (AUTH-06). */
export const signInClient = (context: Context) => signInAs(context, 'client');

/** Signs this program in. The token for `server` is for calls that only this process may make, and is never handed out. */
export async function signInAs(context: Context, type: 'client' | 'server'): Promise<string> {
  const payload = await context.gateway.post('/oauth/signin', { ...clientCredentials(context), type }, { token: null });
  const token = isWireRecord(payload) ? payload.access_token : undefined;
  if (typeof token === 'string' && token !== '') return token;
  throw malformed('The answer has no access_token.');
}
