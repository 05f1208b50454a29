import type { Context } from './context.ts';
import { loadHome } from './home.ts';
import { LOCALE } from './locale.ts';

/** What the documents send along with a record: the language of its texts, and the merchant it is of. */
export async function writeScope(context: Context): Promise<{ locale: string; realm_id: string }> {
  return { locale: LOCALE, realm_id: await realmOf(context) };
}

/** The caller's merchant; one call where the token does not name it. */
export async function realmOf(context: Context): Promise<string> {
  return realmInToken(context.gateway.token) ?? (await loadHome(context)).realm.id;
}

/** A signed token names its merchant; the gateway verifies it, and refuses one that is not the caller's. */
function realmInToken(token: string | null): string | null {
  try {
    const claims = JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString());
    return typeof claims.realmId === 'string' ? claims.realmId : null;
  } catch {
    return null;
  }
}
