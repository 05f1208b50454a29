import { hash, verify } from '@node-rs/argon2';

/** Hashes with argon2id, the only form in which passwords, authorization codes and client secrets are stored. */
export function hashSecret(secret: string): Promise<string> {
  return hash(secret);
}

/**
 * Verifies a secret. Without a hash it verifies against one that matches nothing, so that an unknown account takes as
 * long as an existing one.
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
