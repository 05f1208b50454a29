/** What follows the usernames of a shop of one's own, where nothing else is set. */
export const shopSuffix = '@shop';

/** MGMT-29, MGMT-30 Whether a username may be given: not empty, no space of any kind. */
export function isUsername(username: string): boolean {
  return username !== '' && !/\s/.test(username);
}

/** The username as the gateway knows it: with the merchant's suffix, once (OP-01). */
export function addUsernameSuffix(username: string, suffix: string): string {
  const typed = username.trim();
  return suffix === '' || typed.endsWith(suffix) ? typed : `${typed}${suffix}`;
}

/** The username as people see it: without the merchant's suffix (OP-01). */
export function stripUsernameSuffix(username: string, suffix: string): string {
  return suffix !== '' && username.endsWith(suffix) ? username.slice(0, -suffix.length) : username;
}
