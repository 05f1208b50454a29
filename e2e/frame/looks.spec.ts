import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { Api } from '../Api.ts';
import type { Stack } from '../stack.ts';
import { DEEP, expect, SLOW, test } from '../test.ts';
import { Till } from '../till/Till.ts';
import { violationsOf } from '../violationsOf.ts';
import { cutOff, foreignTexts, shiftsOf, watchShifts } from './faultsOf.ts';

interface Look {
  readonly language: 'th' | 'en';
  readonly scheme: 'light' | 'dark';
  readonly width: 390 | 1024 | 1440;
}

// People added by other tests may have names in the other alphabet.
test.use({ ownStack: 'looks' });

const LOOKS: readonly Look[] = (['th', 'en'] as const).flatMap((language) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    ([390, 1024, 1440] as const).map((width) => ({ language, scheme, width })),
  ),
);
/** Maximum share of the window by which content may move until the page is complete. */
const MAX_MOVED = 0.01;
/** Folder of the pictures. */
const PICTURES = join(import.meta.dirname, '../results/looks');

/** One page of each kind, by the user who works with it. */
const PAGES = {
  cashier: ['/login', '/', '/payment', '/payment/search-member', '/payment/addproduct', '/payment/lite'],
  owner: [
    ...['/', '/transactions', '/transactions/:sale', '/products', '/products/:product/show', '/products/create'],
    ...['/products/import', '/offers/create', '/stock', '/ci/member/search', '/ci/member/profiles/:member'],
    ...['/customers/register', '/bi', '/bi/revenue/transaction', '/bi/retention', '/insight/dashboards'],
    ...[
      '/management',
      '/management/setting',
      '/management/setting?tab=sales',
      '/management/setting?tab=paper',
      '/shifts',
      '/tills',
      '/stock-counts',
      '/stock-counts/create',
    ],
    ...['/stock/product', '/output-tax', '/bi/points', '/kitchen', '/test', '/merchant-branches/:branch'],
    // The workbench is left out: it is full of names of the contract.
    '/changes',
  ],
} as const;
const ALL = [...PAGES.cashier, ...PAGES.owner];

/** Each page once and each look twice: five and twelve have no factor in common. */
const looksOf = (page: string, role: string) => {
  const place =
    (role === 'cashier' ? 0 : PAGES.cashier.length) + (PAGES[role as 'cashier'] as readonly string[]).indexOf(page);
  return [LOOKS[(place * 5) % LOOKS.length] as Look];
};

const CLEAN = 'nothing moves, nothing is cut off, nothing in the other language, nothing that axe finds';

for (const role of ['cashier', 'owner'] as const) {
  test(`each of ${ALL.length} pages in one language, colour and width, as ${role}: ${CLEAN}`, { tag: SLOW }, async ({
    signIn,
    stack,
  }) => {
    test.setTimeout(1_800_000);
    const visit = await openLooks(await signIn(role), stack, role);
    for (const path of PAGES[role]) await visit(path, looksOf(path, role));
  });
  for (const path of PAGES[role])
    test(`${path} as ${role} in both languages, both colours and three widths: ${CLEAN}`, { tag: DEEP }, async ({
      signIn,
      stack,
    }) => {
      test.setTimeout(600_000);
      const visit = await openLooks(await signIn(role), stack, role);
      await visit(path, LOOKS);
    });
}

/** Opens a page in each of the looks, saves a picture of it and reports what is wrong. */
async function openLooks(page: Page, stack: Stack, role: string) {
  const api = new Api(stack);
  await api.signIn('owner');
  const one = '(perPage: 1) { items { id } }';
  const shop = await api.send<Record<string, { items: { id: string }[] }>>(
    `{ sale: transactions${one} product: products${one} member: members${one} branch: merchantBranches${one} }`,
  );
  let answers: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/graphql')) answers.push(response.text().catch(() => ''));
  });
  await watchShifts(page);
  // Without the stream, as a page that follows the sales is never idle.
  await page.route('**/graphql/stream', (route) => route.abort());
  return async (path: string, looks: readonly Look[]): Promise<void> => {
    if (path === '/payment/addproduct') {
      await wear(page, { language: 'th', scheme: 'light', width: 1440 });
      await new Till(page).startGuestSale();
    }
    for (const look of looks) {
      const where = `${path.replace(/\W+/g, '-')}-${role}-${look.language}-${look.scheme}-${look.width}`;
      await wear(page, look);
      answers = [];
      const session = path === '/login' ? await takeSession(page) : null;
      await page.goto(path.replace(/:(\w+)/, (_all, name) => shop[name]?.items[0]?.id ?? ''));
      await settle(page, where);
      const own = await page.evaluate(() => localStorage.getItem('taem.session') ?? '');
      const served = async () => unescaped([...(await Promise.all(answers)), own].join('\n'));
      await page.screenshot({ path: join(PICTURES, `${where}.png`) });
      const faults = {
        moved: await shiftsOf(page, MAX_MOVED),
        cutOff: await cutOff(page),
        foreign: await foreignTexts(page, look.language, served),
        violations: await violationsOf(page),
      };
      expect.soft(faults, where).toEqual({ moved: [], cutOff: [], foreign: [], violations: [] });
      if (session) await page.evaluate((before) => localStorage.setItem('taem.session', before), session);
    }
  };
}

/** Sets the device before the page is opened. */
async function wear(page: Page, { language, scheme, width }: Look): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/favicon.svg');
  await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
  await page.evaluate(
    ([locale, colours]) => {
      localStorage.setItem('LOCALE', locale);
      localStorage.setItem('taem.scheme', colours);
    },
    [language, scheme] as const,
  );
}

/** Removes the session from the device, and returns it. */
const takeSession = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const kept = localStorage.getItem('taem.session');
    localStorage.removeItem('taem.session');
    return kept;
  });

async function settle(page: Page, where: string): Promise<void> {
  // Playwright's routes disable the browser cache: each page fetches all its files again.
  await expect(page.getByRole('heading', { level: 1 }), where).toHaveCount(1, { timeout: 60_000 });
  const isLoading = page
    .locator('[role=progressbar], [aria-busy=true], [role=status]:has(.MuiSkeleton-root)')
    .or(page.getByRole('status').filter({ hasText: /Loading|กำลังโหลด/ }));
  await expect(isLoading, where).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await expect(isLoading, where).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /^(Page not found|ไม่พบหน้านี้)$/ }), where).toHaveCount(0);
  // A table draws its cells a frame after its rows.
  await expect(page.locator('.MuiDataGrid-row:not(:has([role=gridcell]))'), where).toHaveCount(0);
}

const unescaped = (json: string) =>
  json.replace(/\\u([0-9a-f]{4})/gi, (_all, code) => String.fromCharCode(Number.parseInt(code, 16)));
