const SHORTEST = 24;
const FEWEST_DIFFERENT = 8;

/**
 * Whether a secret between our own programs may be used for a real shop: at least 24 characters, 8 different ones. A
 * program generates it, for example `openssl rand -base64 32`, so no one has to remember it.
 */
export function isStrongSecret(secret: string): boolean {
  return secret.length >= SHORTEST && new Set(secret).size >= FEWEST_DIFFERENT;
}

export const WEAK_SECRET =
  'GATEWAY_CLIENT_SECRET must have at least 24 characters when NODE_ENV=production: make one with `openssl rand -base64 32`.';
