import type { Context } from './context.ts';
import { loadHome } from './home.ts';
import { LOCALE } from './locale.ts';

/** Returns what the documented API requires with a record: the language of its texts, and its merchant. */
export async function writeScope(context: Context): Promise<{ locale: string; realm_id: string }> {
  return { locale: LOCALE, realm_id: await realmOf(context) };
}

/** Returns the caller's merchant; makes a call only if the token does not name it. */
export async function realmOf(context: Context): Promise<string> {
  return realmInToken(context.gateway.token) ?? (await loadHome(context)).realm.id;
}

/** Reads the merchant in a signed token; the gateway verifies it, and refuses one that is not the caller's. */
function realmInToken(token: string | null): string | null {
  try {
    const claims = JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString());
    return typeof claims.realmId === 'string' ? claims.realmId : null;
  } catch {
    return null;
  }
}
