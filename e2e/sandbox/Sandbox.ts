import { expect, type Locator, type Page } from '@playwright/test';

export interface Outcome {
  /** Codes of errors and userErrors, in order; empty if it was done. */
  readonly codes: readonly string[];
  readonly answer: {
    data?: Record<string, unknown> | null;
    errors?: { extensions: { code: string } }[];
    extensions: { cost: { estimated: number }; upstream: { requests: unknown[] } };
  };
}

/** The sandbox as a developer works in it, in English. */
export class Sandbox {
  readonly page: Page;
  readonly run: Locator;
  readonly cost: Locator;
  /** Requests to another host; data and blob addresses stay in the browser. */
  readonly strayRequests: string[] = [];
  /** Errors of the console, refused policies among them. */
  readonly consoleErrors: string[] = [];

  constructor(page: Page, origin: string) {
    this.page = page;
    this.run = page.getByTestId('run');
    this.cost = page.getByTestId('cost');
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(`${origin}/`) && !/^(data|blob):/.test(url)) this.strayRequests.push(url);
    });
    page.on('console', (message) => {
      // The browser logs every unsuccessful answer; tests declare which ones they expect.
      const isAnswer = message.text().startsWith('Failed to load resource');
      if (message.type() === 'error' && !isAnswer) this.consoleErrors.push(message.text());
    });
    page.on('pageerror', (error) => this.consoleErrors.push(error.message));
  }

  async open(): Promise<void> {
    await this.page.addInitScript(() => localStorage.setItem('LOCALE', 'en'));
    await this.page.goto('/sandbox');
  }

  async openAs(username: string): Promise<void> {
    await this.open();
    await this.page.getByRole('button', { name: username, exact: true }).click();
    await expect(this.cost).toBeVisible({ timeout: 30_000 });
  }

  async chooseRole(username: string): Promise<void> {
    const role = this.page.getByRole('button', { name: username, exact: true });
    await role.click();
    await expect(role).toHaveAttribute('aria-pressed', 'true');
  }

  /** Returns the tab of an open operation. */
  tab(title: string): Locator {
    return this.page
      .getByRole('navigation', { name: 'Open operations' })
      .getByRole('button', { name: title, exact: true });
  }

  /** Opens a part of the library beside the operation. */
  async shelf(name: 'Examples' | 'Fields' | 'Docs' | 'Saved'): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click();
  }

  /** The answer of the open operation, as JSON. */
  get answer(): Locator {
    return this.page.getByRole('textbox', { name: 'Answer', exact: true });
  }

  /** The editor of the open operation. */
  get editor(): Locator {
    return this.page.getByRole('textbox', { name: 'GraphQL text' });
  }

  /** Returns the text of the open operation. */
  async text(): Promise<string> {
    const lines = this.page.getByRole('region', { name: 'Text of the operation' }).locator('.cm-line');
    // An empty line is a line break in itself.
    return (await lines.allInnerTexts()).map((line) => line.replace(/\n$/, '')).join('\n');
  }

  examples(): Promise<string[]> {
    return this.page.locator('[data-example]').evaluateAll((rows) => rows.map((row) => row.dataset.example ?? ''));
  }

  async openExample(name: string): Promise<void> {
    await this.page.locator(`[data-example="${name}"] button`).first().click();
  }

  /** Opens and runs an example, and waits for its answer. */
  async runExample(name: string): Promise<Outcome> {
    const [response] = await Promise.all([
      this.page.waitForResponse((answer) => {
        const text = answer.request().postData() ?? '';
        return answer.url().endsWith('/graphql') && /"operationName":"\w/.test(text);
      }),
      this.page.locator(`[data-example="${name}"] button`).nth(1).click(),
    ]);
    const answer = (await response.json()) as Outcome['answer'];
    await expect(this.run).toBeVisible();
    const refusals = Object.values(answer.data ?? {}).flatMap(
      (payload) => (payload as { userErrors?: { code: string }[] } | null)?.userErrors ?? [],
    );
    const errors = (answer.errors ?? []).map(({ extensions }) => extensions.code);
    return { codes: [...errors, ...refusals.map(({ code }) => code)], answer };
  }
}
