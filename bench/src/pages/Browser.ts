import type { Browser as Chromium, Download, Page } from 'playwright';
import { launchChromium } from '../launchChromium.ts';
import { readSheet } from './readFile.ts';
import { OWNER } from './setUp.ts';
import type { Look } from './windowLine.ts';

const WORDS = {
  th: { export: 'ส่งออก', print: 'พิมพ์' },
  en: { export: 'Export', print: 'Print' },
};

/** A browser in which the owner is signed in. */
export class Browser {
  readonly page: Page;
  private readonly chromium: Chromium;
  private readonly branches: readonly { id: string; name: string }[];

  private constructor(chromium: Chromium, page: Page, branches: readonly { id: string; name: string }[]) {
    this.chromium = chromium;
    this.page = page;
    this.branches = branches;
  }

  static async open(url: string, branches: readonly { id: string; name: string }[]): Promise<Browser> {
    const browser = await launchChromium();
    const context = await browser.newContext({
      acceptDownloads: true,
      baseURL: url,
      locale: 'th-TH',
      timezoneId: 'Asia/Bangkok',
      viewport: { width: 1440, height: 900 },
    });
    const page = await context.newPage();
    // The runner of these files names functions with a helper that pages lack.
    await context.addInitScript('globalThis.__name = (it) => it');
    await page.goto('/login');
    await page.getByLabel('ชื่อผู้ใช้').fill(OWNER.username);
    await page.getByLabel('รหัสผ่าน', { exact: true }).fill(OWNER.password);
    await page.getByRole('button', { name: 'เข้าสู่ระบบ' }).click();
    await page.waitForURL(({ pathname }) => pathname === '/');
    return new Browser(browser, page, branches);
  }

  /** Opens a page in a language and a branch, as stored on the device. */
  async open(path: string, { language, branch }: Pick<Look, 'language' | 'branch'>): Promise<Page> {
    const chosen = branch === null ? null : this.branches[branch];
    await this.page.evaluate(
      ([locale, id, name]) => {
        const session = JSON.parse(localStorage.getItem('taem.session') ?? '{}');
        localStorage.setItem('taem.session', JSON.stringify({ ...session, branchId: id, branchName: name }));
        localStorage.setItem('LOCALE', locale as string);
      },
      [language, chosen?.id ?? null, chosen?.name ?? null] as const,
    );
    await this.page.goto(path);
    return this.page;
  }

  /** Returns the rows of the file of the open report. */
  async export(format: 'csv' | 'xlsx', language: Look['language']): Promise<string[][]> {
    const saving: Promise<Download> = this.page.waitForEvent('download');
    await this.page.getByRole('button', { name: WORDS[language].export }).click();
    await this.page.getByRole('menuitem', { name: new RegExp(format === 'csv' ? 'CSV' : 'XLSX|Excel', 'i') }).click();
    return readSheet(await (await saving).path(), format);
  }

  printButton(language: Look['language']): string {
    return WORDS[language].print;
  }

  async close(): Promise<void> {
    await this.chromium.close();
  }
}
