import { Api } from '../Api.ts';
import { DEEP, expect, SLOW, test } from '../test.ts';

const DOCUMENT =
  'query ($range: DayRangeInput!) { statistics(range: $range) { breakdown(by: [PRODUCT], first: 30) { rows { product { id name } totalQuantity } } } }';

test('a table of a dashboard, which scrolls on the screen, has all its rows on paper', { tag: DEEP }, async ({
  signIn,
  stack,
}) => {
  const api = new Api(stack);
  await api.signIn('owner');
  const parts = [{ path: 'statistics.breakdown', drawing: 'TABLE', width: 6 }];
  const input = { name: 'Paper', document: DOCUMENT, variables: '{}', parts };
  const { createDashboard } = await api.send<{ createDashboard: { dashboard: { id: string } } }>(
    'mutation ($input: CreateDashboardInput!) { createDashboard(input: $input) { dashboard { id } } }',
    { input },
  );
  const page = await signIn('owner');
  await page.goto(`/insight/dashboards/${createDashboard.dashboard.id}?period=all`);
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.last()).toBeAttached();
  const hidden = () =>
    page.getByRole('table').evaluate((table) => {
      const frame = table.parentElement as HTMLElement;
      return Math.max(0, frame.scrollHeight - frame.clientHeight) + Math.max(0, frame.scrollWidth - frame.clientWidth);
    });
  expect(await hidden()).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  expect(await hidden()).toBe(0);
  // Within a part only plain blocks break across sheets without covering the last rows.
  const around = await page.getByRole('table').evaluate((table) => {
    const displays: string[] = [];
    let at = table.parentElement;
    for (; at && getComputedStyle(at).display !== 'grid'; at = at.parentElement)
      displays.push(getComputedStyle(at).display);
    return {
      displays: [...new Set(displays)],
      columns: at && getComputedStyle(at).gridTemplateColumns.split(' ').length,
    };
  });
  expect(around).toEqual({ displays: ['block'], columns: 2 });
});

test('IM-15 the printed overview has its charts, each above its table and within its card', { tag: SLOW }, async ({
  signIn,
}) => {
  const page = await signIn('owner');
  // Printing lays the page out for its sheet without notifying observers.
  await page.addInitScript(() => {
    const Observer = window.ResizeObserver;
    window.ResizeObserver = class extends Observer {
      constructor(notify: ResizeObserverCallback) {
        super((...changes) => {
          if (document.documentElement.dataset.printing === undefined) notify(...changes);
        });
      }
    };
  });
  await page.goto('/bi?period=month');
  const chart = page.getByRole('group', { name: /รายได้ตามเวลา/ });
  // The last one, after those of the legend.
  const drawing = chart.locator('svg').last();
  await expect(drawing).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.dataset.printing = '';
  });
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1000 });
  const table = page.getByRole('table', { name: /รายได้ตามเวลา/ });
  const places = async () => {
    const [drawn, card, listed] = await Promise.all([drawing, chart, table].map((each) => each.boundingBox()));
    return {
      isWithin: Math.round(drawn?.width ?? 0) <= Math.round(card?.width ?? 0),
      isAbove: (drawn?.y ?? 0) < (listed?.y ?? 0),
    };
  };
  expect(await places()).toEqual({ isWithin: true, isAbove: true });
  // The legend beside a ring names its parts.
  await expect(page.getByRole('table', { name: /สมาชิกตามระดับ/ })).toBeHidden();
});
