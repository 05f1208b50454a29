/** An idempotency key: one for each thing that is to be done once. Works where the page is not served over HTTPS, too. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
