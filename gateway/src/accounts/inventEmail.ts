const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * Returns an invented address for an account without one: always the same for the same account, at one of the shop's
 * own domains, and beginning like its username as often as the addresses of real users do. Masked, it is
 * indistinguishable from theirs.
 */
export function inventEmail(
  digest: Uint8Array,
  account: string,
  shop: { domains: readonly string[]; alike: number },
): string {
  const [domainByte = 0, likenessByte = 0, letterByte = 0] = digest;
  const domain = shop.domains[domainByte % Math.max(shop.domains.length, 1)] ?? 'gmail.com';
  const letter = LETTERS[letterByte % LETTERS.length];
  return `${likenessByte / 256 < shop.alike ? account.slice(0, 1) : letter}@${domain}`;
}
