import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

interface Violation {
  id: string;
  impact: string;
  nodes: string[];
}

/** What axe finds in the page, or in a part of it, also what it calls experimental or good practice. */
export async function violationsOf(page: Page, { part = 'html' }: { part?: string } = {}): Promise<Violation[]> {
  // A colour that is still fading in is not the colour that is read.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null))),
  );
  const axe = new AxeBuilder({ page })
    .include(part)
    // No page of ours has frames of others; to allow for them costs a second page for each look.
    .setLegacyMode(true)
    .options({ rules: { 'label-content-name-mismatch': { enabled: true } } });
  const { violations } = await axe.analyze();
  return violations.map(({ id, impact, nodes }) => ({
    id,
    impact: impact ?? '',
    nodes: nodes.map(({ target, failureSummary }) => `${target}: ${failureSummary}`),
  }));
}

/** Those that keep a person from using it. */
export async function seriousViolationsOf(
  page: Page,
  parts?: Parameters<typeof violationsOf>[1],
): Promise<Violation[]> {
  return (await violationsOf(page, parts)).filter(({ impact }) => impact === 'serious' || impact === 'critical');
}
