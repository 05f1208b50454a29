import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { demoAccounts } from '@taem/domain/accounts/demoAccounts.ts';

const RECORDED =
  'query ($page: Int!) { transactions(page: $page, perPage: 1000, sort: { field: TRANSACTION_NO, direction: ASC }) { total items { transactionNo } } }';
const LOOK = '{ members(perPage: 5) { items { id } } }';
const PAY =
  'mutation ($input: PayInput!) { pay(input: $input) { transaction { id transactionNo } userErrors { code } } }';

/** Tills that sell without a pause. A sale without an answer is sent again with its key until it has one, as a till does. */
export class Sellers {
  /** The sale of each payment by its key. */
  readonly sold = new Map<string, Sold>();
  /** When each was acknowledged, in milliseconds of this process. */
  readonly answeredAt: number[] = [];
  /** Members that were read between payments. */
  readonly membersRead = new Set<string>();
  /** Refusals, although every request was valid. */
  readonly refused: string[] = [];
  private readonly urlOf: () => string;
  private readonly tills: number;
  private token = '';
  private stopped = false;
  private selling: Promise<unknown> = Promise.resolve();

  constructor(urlOf: () => string, tills = 4) {
    this.urlOf = urlOf;
    this.tills = tills;
  }

  async begin(): Promise<void> {
    await this.signIn();
    const { merchantBranches, products } = await this.ask<Shelf>(
      '{ merchantBranches { items { id } } products(perPage: 1) { items { id retailPrice } } }',
    );
    const [branch, product] = [merchantBranches.items[0], products.items[0]];
    if (!branch || !product) throw new Error('The demo shop has nothing to sell.');
    const sale = { branchId: branch.id, product };
    this.selling = Promise.all(Array.from({ length: this.tills }, () => this.sellOn(sale)));
  }

  async end(): Promise<void> {
    this.stopped = true;
    await this.selling;
  }

  /** Returns the receipt numbers of all sales of the shop. */
  async recorded(): Promise<Set<string>> {
    const numbers = new Set<string>();
    for (let page = 1, total = 1; numbers.size < total; page += 1) {
      const { transactions } = await this.ask<Recorded>(RECORDED, { page });
      for (const { transactionNo } of transactions.items) numbers.add(transactionNo);
      total = transactions.total;
      if (transactions.items.length === 0) break;
    }
    return numbers;
  }

  private async sellOn(sale: Sale): Promise<void> {
    while (!this.stopped) {
      const key = randomUUID();
      for (let sold: Sold | null = null; !sold; ) {
        sold = await this.pay(key, sale).catch(() => null);
        if (sold) this.sold.set(key, sold);
        else await wait(50);
      }
      this.answeredAt.push(performance.now());
      const looked = await this.ask<Looked>(LOOK).catch(() => null);
      for (const { id } of looked?.members?.items ?? []) this.membersRead.add(id);
    }
  }

  private async pay(idempotencyKey: string, { branchId, product }: Sale): Promise<Sold | null> {
    const input = {
      idempotencyKey,
      branchId,
      lines: [{ productId: product.id, quantity: 1 }],
      channels: [{ type: 'CASH', amount: product.retailPrice, receivedAmount: product.retailPrice }],
      expectedAmountDue: product.retailPrice,
    };
    const { pay } = await this.ask<Paid>(PAY, { input });
    if (pay.userErrors.length > 0) this.refused.push(JSON.stringify(pay.userErrors));
    return pay.transaction;
  }

  private async signIn(): Promise<void> {
    const { signIn } = await this.ask<{ signIn: { session: { accessToken: string } } }>(
      'mutation ($input: SignInInput!) { signIn(input: $input) { session { accessToken } } }',
      { input: { username: 'owner', password: demoAccounts.password } },
    );
    this.token = signIn.session.accessToken;
  }

  private async ask<Data>(query: string, variables: object = {}): Promise<Data> {
    const response = await fetch(`${this.urlOf()}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(this.token && { authorization: `Bearer ${this.token}` }) },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(20_000),
    });
    // Tokens are valid for a quarter of an hour, and a soak may take longer.
    if (response.status === 401 && this.token) {
      this.token = '';
      await this.signIn();
    }
    const { data, errors } = (await response.json()) as { data?: Data; errors?: unknown };
    if (!data) throw new Error(`HTTP ${response.status}: ${JSON.stringify(errors)}`);
    return data;
  }
}

interface Sale {
  branchId: string;
  product: { id: string; retailPrice: number };
}

interface Shelf {
  merchantBranches: { items: { id: string }[] };
  products: { items: Sale['product'][] };
}

interface Recorded {
  transactions: { total: number; items: { transactionNo: string }[] };
}

type Sold = { id: string; transactionNo: string };

interface Paid {
  pay: { transaction: Sold | null; userErrors: unknown[] };
}

interface Looked {
  members: { items: { id: string }[] } | null;
}
