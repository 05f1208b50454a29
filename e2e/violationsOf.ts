import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

interface Violation {
  id: string;
  impact: string;
  nodes: string[];
}

/** Returns what axe finds in the page, or in a part of it, including rules that it calls experimental or good practice. */
export async function violationsOf(page: Page, { part = 'html' }: { part?: string } = {}): Promise<Violation[]> {
  // Waits for animations: a colour that is still fading in is not the final one.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null))),
  );
  const axe = new AxeBuilder({ page })
    .include(part)
    // Our pages have no foreign frames; supporting them would cost a second page for each check.
    .setLegacyMode(true)
    .options({ rules: { 'label-content-name-mismatch': { enabled: true } } });
  const { violations } = await axe.analyze();
  return violations.map(({ id, impact, nodes }) => ({
    id,
    impact: impact ?? '',
    nodes: nodes.map(({ target, failureSummary }) => `${target}: ${failureSummary}`),
  }));
}

/** Returns the violations that keep a person from using the page. */
export async function seriousViolationsOf(
  page: Page,
  parts?: Parameters<typeof violationsOf>[1],
): Promise<Violation[]> {
  return (await violationsOf(page, parts)).filter(({ impact }) => impact === 'serious' || impact === 'critical');
}
