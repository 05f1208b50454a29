import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, SLOW, test } from '../test.ts';

const GUIDE = readFileSync(join(import.meta.dirname, '../../docs/guide/questions.md'), 'utf8');

/** The rows of the guide's tables, English ones first. */
const QUESTIONS = GUIDE.split(/^## /m)
  .slice(1)
  .map((part) =>
    [...part.matchAll(/^\| (.+?) \| (.+?) \| (.+?) \| `(.+?)` \|$/gm)].map(
      ([, question = '', typed = '', way = '', path = '']) => ({ question, typed, way: way.split(' › '), path }),
    ),
  );

for (const [at, language] of (['en', 'th'] as const).entries())
  test(`ten questions of every day are answered at the first try, by the navigation and by the search, in ${language}`, {
    tag: SLOW,
  }, async ({ signIn }) => {
    test.setTimeout(600_000);
    const page = await signIn('owner');
    await page.goto('/favicon.svg');
    await page.evaluate((locale) => localStorage.setItem('LOCALE', locale), language);
    expect(QUESTIONS[at]).toHaveLength(10);
    await page.goto('/');
    const home = { en: 'Home', th: 'หน้าแรก' }[language];
    for (const { question, typed, way, path } of QUESTIONS[at] ?? []) {
      for (const name of [home, ...way]) await follow(page, name);
      await expect.soft(page, `${question} by the navigation`).toHaveURL((url) => leadsTo(url, path));

      await follow(page, home);
      await expect(page).toHaveURL((url) => url.pathname === '/');
      await page.keyboard.press('Control+k');
      const field = page.getByRole('dialog').getByRole('combobox');
      await field.fill(typed);
      // Waits until the search has finished.
      await expect(page.getByRole('dialog').getByRole('status')).not.toBeEmpty();
      await field.press('Enter');
      await expect.soft(page, `${question} by the search`).toHaveURL((url) => leadsTo(url, path));
    }
  });

/** Opens the element with this name in the page, or else in the navigation. */
async function follow(page: Page, name: string): Promise<void> {
  const roles = ['option', 'tab', 'combobox', 'button', 'link'] as const;
  const [first, ...others] = roles.map((role) => page.getByRole(role, { name, exact: true }));
  await others
    .reduce((found, each) => found.or(each), first as NonNullable<typeof first>)
    .first()
    .click();
}

/** Whether an address is the page, also with a longer path or other search parameters. */
function leadsTo(url: URL, path: string): boolean {
  const [pathname, search = ''] = path.split('?');
  return (
    url.pathname === pathname &&
    [...new URLSearchParams(search)].every(([key, value]) => url.searchParams.get(key) === value)
  );
}
