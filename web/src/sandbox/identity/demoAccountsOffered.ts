/** An account that the server lets anyone use. */
export interface DemoAccount {
  readonly username: string;
  readonly password: string;
}

let loading: Promise<readonly DemoAccount[]> | null = null;

/** Loads the accounts once; empty in production, and if the server cannot be reached. */
export function demoAccountsOffered(): Promise<readonly DemoAccount[]> {
  loading ??= load().catch(() => []);
  return loading;
}

async function load(): Promise<readonly DemoAccount[]> {
  const response = await fetch('/demo-accounts');
  const { accounts } = (await response.json()) as { accounts: readonly DemoAccount[] };
  return accounts;
}
