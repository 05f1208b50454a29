import { randomInt } from 'node:crypto';
import type { ShortLinks } from '../database/generated/rows.ts';
import type { DatabaseClient } from '../database/pool.ts';
import type { GatewayContext } from '../http/GatewayContext.ts';
import type { SelfRegisterUrl } from './signSelfRegisterUrl.ts';

const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';
/** About 70 bits, which cannot be found by trying. */
const LENGTH = 12;
/** Matches no signed token, as these contain dots. */
export const SHORT_CODE = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`);

/**
 * Creates an address short enough for a text message and for a QR that a phone reads at once; it is valid as long as
 * the link it stands for.
 */
export async function createShortLink(
  client: DatabaseClient,
  realmId: string,
  { self_register_url, expires_at }: SelfRegisterUrl,
): Promise<string> {
  const code = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  const cut = self_register_url.lastIndexOf('/') + 1;
  await client.query('delete from short_links where expires_at < now()');
  await client.query('insert into short_links (code, realm_id, token, expires_at) values ($1, $2, $3, $4)', [
    code,
    realmId,
    self_register_url.slice(cut),
    expires_at,
  ]);
  return self_register_url.slice(0, cut) + code;
}

/** Returns the token behind a code; an empty text for an unknown code, which is not a valid token either. */
export async function findShortLink({ database }: GatewayContext, code: string): Promise<string> {
  const answer = await database.system((client) =>
    client.query<Pick<ShortLinks, 'token'>>('select token from short_links where code = $1', [code]),
  );
  return answer.rows[0]?.token ?? '';
}
