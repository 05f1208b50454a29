/** Everybody may know these: they are printed at the start and stand in the README. */
export const demoAccounts = {
  realm: 'taem',
  password: 'taem-demo-1',
  clientSecret: 'taem-demo-client',
  authorizeCodes: { void: '1111', adjust: '2222' },
} as const;

const DEMO_REALMS: readonly string[] = [demoAccounts.realm, 'other'];

/** Whether a realm was made by the demo shop; one with public passwords must not be served in production. */
export function isDemoRealm(code: string): boolean {
  return DEMO_REALMS.includes(code);
}
