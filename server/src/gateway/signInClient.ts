import type { Context } from './context.ts';
import { malformed } from './GatewayError.ts';
import { isWireRecord } from './wire.ts';

/** Both sign-in calls need the client's own credentials. */
export function clientCredentials({ config }: Pick<Context, 'config'>) {
  return { locale: 'th-TH', client_id: config.clientId, client_secret: config.clientSecret };
}

/** The token of this program itself, for calls before a user has signed in. Browsers get it too (AUTH-06). */
export const signInClient = (context: Context) => signInAs(context, 'client');

/** `server`: for calls that this process alone may make; it is never handed out. */
export async function signInAs(context: Context, type: 'client' | 'server'): Promise<string> {
  const payload = await context.gateway.post('/oauth/signin', { ...clientCredentials(context), type }, { token: null });
  const token = isWireRecord(payload) ? payload.access_token : undefined;
  if (typeof token === 'string' && token !== '') return token;
  throw malformed('The answer has no access_token.');
}
