import { hash, verify } from '@node-rs/argon2';

/** Passwords, authorize codes and client secrets are kept only as argon2id hashes. */
export function hashSecret(secret: string): Promise<string> {
  return hash(secret);
}

/**
 * Checks against a hash that fits nothing when there is none, so that an unknown account takes as long as a known one.
 */
export async function verifySecret(secretHash: string | null | undefined, secret: string): Promise<boolean> {
  const matches = await verify(secretHash ?? (await hashOfNoSecret()), secret);
  return matches && Boolean(secretHash);
}

let fallbackHash: Promise<string> | undefined;

function hashOfNoSecret(): Promise<string> {
  fallbackHash ??= hashSecret(crypto.randomUUID());
  return fallbackHash;
}
