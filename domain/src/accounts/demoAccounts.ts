/**
 * DEMO ONLY. Everyone may know these: they are printed at the start, stand in the README, and the sandbox offers them.
 * Gateway and server refuse them when NODE_ENV=production.
 */
export const demoAccounts = {
  realm: 'taem',
  password: 'taem-demo-1',
  clientSecret: 'taem-demo-client',
  authorizeCodes: { void: '1111', adjust: '2222' },
  /** One user per role. */
  usernames: ['owner', 'manager', 'cashier', 'analyst'],
} as const;

const DEMO_REALMS: readonly string[] = [demoAccounts.realm, 'other'];

/** Whether a realm was made by the demo shop; one with public passwords must not be served in production. */
export function isDemoRealm(code: string): boolean {
  return DEMO_REALMS.includes(code);
}
