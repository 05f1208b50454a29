import { demoAccounts } from '@taem/domain/accounts/demoAccounts.ts';
import { formatCount } from '@taem/domain/money/formatNumber.ts';
import { DEEP, expect, SLOW, test } from '../test.ts';
import { Sandbox } from './Sandbox.ts';

/** Returns the refusal that an example demonstrates, or that a role gets; all other examples return data. */
function refusalOf(example: string, role: string): string | undefined {
  if (example === 'tooCostly') return 'TOO_COMPLEX';
  if (example === 'refused') return ['owner', 'manager'].includes(role) ? 'STALE_VERSION' : 'PERMISSION';
  if (['revenueDashboard', 'topProducts', 'tierReport'].includes(example) && role === 'cashier') return 'PERMISSION';
  // A user who may not sell is refused before anything is priced.
  if (['pay', 'payTold'].includes(example) && role === 'analyst') return 'PERMISSION';
  if (example === 'payTold') return 'PAYMENT_MISMATCH';
  return undefined;
}

for (const role of demoAccounts.usernames) {
  test(`every example runs as ${role}, gives data or its refusal, and costs what was shown before`, {
    tag: role === 'owner' ? SLOW : DEEP,
  }, async ({ page, stack }) => {
    const sandbox = new Sandbox(page, stack.url);
    await sandbox.openAs(role);
    const names = await sandbox.examples();
    expect(names.length).toBeGreaterThan(8);
    for (const name of names) {
      await test.step(name, async () => {
        const { codes, answer } = await sandbox.runExample(name);
        const refusal = refusalOf(name, role);
        expect(new Set(codes)).toEqual(new Set(refusal ? [refusal] : []));
        if (refusal) await expect(sandbox.run).toContainText(refusal);
        else expect(answer.data).toBeTruthy();
        const estimated = formatCount(answer.extensions.cost.estimated);
        await expect(sandbox.cost).toHaveText(estimated);
        await expect(sandbox.run).toContainText(estimated);
        await expect(sandbox.run.getByTestId('ran-by')).toContainText(`As ${role} ·`);
        // The editor marks no mistakes in an official example.
        await expect(page.locator('.cm-lintRange-error')).toHaveCount(0);
        const calls = answer.extensions.upstream.requests.length;
        await expect(sandbox.run.getByRole('row')).toHaveCount(calls);
      });
    }
    expect(sandbox.strayRequests).toEqual([]);
    expect(sandbox.consoleErrors).toEqual([]);
  });
}
