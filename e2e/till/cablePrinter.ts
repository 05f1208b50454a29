import type { Page } from '@playwright/test';

/** Plugs in a printer until it is unplugged; records what is sent to it, job by job. */
export async function plugIn(page: Page, setting: { opensDrawer: boolean; slips: string[] }): Promise<void> {
  await page.addInitScript((ofTest) => {
    const device = { alert: true, tick: false, cards: 'SMALL', printer: 'SERIAL', roll: '80', ...ofTest };
    localStorage.setItem('taem.till.device', JSON.stringify(device));
    const printer = { jobs: [] as number[][], isPlugged: true };
    const port = {
      writable: {
        getWriter: () => ({
          write: async (bytes: Uint8Array) => {
            if (!printer.isPlugged) throw new DOMException('The device has been lost.', 'NetworkError');
            printer.jobs.push([...bytes]);
          },
          close: async () => undefined,
        }),
      },
      open: async () => undefined,
      close: async () => undefined,
    };
    Object.defineProperty(navigator, 'serial', { value: { getPorts: async () => [port] } });
    Object.assign(globalThis, { printer });
  }, setting);
}

export const jobsOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { printer: { jobs: number[][] } }).printer.jobs);

export const plugged = (page: Page, isPlugged: boolean) =>
  page.evaluate((is) => {
    (globalThis as unknown as { printer: { isPlugged: boolean } }).printer.isPlugged = is;
  }, isPlugged);

/** Returns the dots of the pictures of a job: their width, number of rows, and the black share. */
export function dotsOf(bytes: readonly number[]): { width: number; rows: number; black: number } {
  let [width, rows, black] = [0, 0, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] !== 0x1d || bytes[at + 1] !== 0x76) continue;
    const [wide = 0, wider = 0, high = 0, higher = 0] = bytes.slice(at + 4, at + 8);
    const size = (wide + wider * 256) * (high + higher * 256);
    width = (wide + wider * 256) * 8;
    rows += high + higher * 256;
    for (const byte of bytes.slice(at + 8, at + 8 + size)) black += byte.toString(2).replaceAll('0', '').length;
    at += 7 + size;
  }
  return { width, rows, black: black / (width * rows) };
}
