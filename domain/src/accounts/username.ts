/** The default suffix of usernames in a self-hosted shop. */
export const shopSuffix = '@shop';

/** MGMT-29, MGMT-30 Whether a username is allowed: not empty, without any kind of space. */
export function isUsername(username: string): boolean {
  return username !== '' && !/\s/.test(username);
}

/** Returns the username as the gateway stores it: with the merchant's suffix, once (OP-01). */
export function addUsernameSuffix(username: string, suffix: string): string {
  const typed = username.trim();
  return suffix === '' || typed.endsWith(suffix) ? typed : `${typed}${suffix}`;
}

/** Returns the username for display: without the merchant's suffix (OP-01). */
export function stripUsernameSuffix(username: string, suffix: string): string {
  return suffix !== '' && username.endsWith(suffix) ? username.slice(0, -suffix.length) : username;
}
