/**
 * DEMO ONLY. These are public: printed at the start, listed in the README, and offered by the sandbox. Gateway and
 * server refuse them when NODE_ENV=production.
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

/** Whether a realm was created by the demo shop; its passwords are public, so it must not be served in production. */
export function isDemoRealm(code: string): boolean {
  return DEMO_REALMS.includes(code);
}
