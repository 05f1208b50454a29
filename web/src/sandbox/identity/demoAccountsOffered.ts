/** Whom the server lets anybody be. */
export interface DemoAccount {
  readonly username: string;
  readonly password: string;
}

let asked: Promise<readonly DemoAccount[]> | null = null;

/** Loaded once; empty in production, and where the server cannot be reached. */
export function demoAccountsOffered(): Promise<readonly DemoAccount[]> {
  asked ??= load().catch(() => []);
  return asked;
}

async function load(): Promise<readonly DemoAccount[]> {
  const response = await fetch('/demo-accounts');
  const { accounts } = (await response.json()) as { accounts: readonly DemoAccount[] };
  return accounts;
}
