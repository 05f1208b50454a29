import { demoAccounts } from '@taem/domain/accounts/demoAccounts.ts';
import { MAX_BACKDATING_DAYS } from '@taem/domain/merchant/saleTime.ts';
import type { Stack } from '@taem/e2e/stack.ts';
import type { Basket } from './baskets.ts';
import { AISLES, aisleOf, priceOf } from './baskets.ts';

export interface Rates {
  earnSatang: number;
  earnPoint: number;
}

/** How a basket is sold. */
export interface Terms {
  /** Place in `branches`. */
  branch: number;
  /** Wall clock, `HH:mm:ss`. */
  time: string;
  tender: 'CASH' | 'TRANSFER';
  /** Whether the buyer is not identified. */
  isGuest: boolean;
  /** The shop's fixed discount that is taken off, in satang; 0 for none. */
  discount: number;
}

/** The default: at noon in the first branch, to its member, in cash. */
const PLAIN: Terms = { branch: 0, time: '12:00:00', tender: 'CASH', isGuest: false, discount: 0 };

/** A sold basket, with its terms. */
export interface Sold extends Pick<Terms, 'branch' | 'isGuest'> {
  basket: Basket;
}

interface Sale {
  businessDate: string;
  totalQuantity: number;
  totalRevenue: number;
}

interface TransferAccount {
  instituteId: string | undefined;
  paymentChannelId: string | undefined;
}

/** The offer of the demo shop that baskets may take, in satang. */
export const DISCOUNT = { name: 'ลด 20 บาท เมื่อซื้อครบ 200', from: 20_000, off: 2_000 } as const;

const PAGE = 500;

/** A running shop, used through its contract: master data by REST, every sale and every figure by GraphQL. */
export class Shop {
  readonly rates: Rates;
  private readonly stack: Stack;
  private readonly token: string;
  private readonly branchId: string;
  readonly branchIds: readonly string[];
  private readonly realmId: string;
  /** Codes of the items by their names. */
  readonly codes = new Map<string, string>();
  private readonly productIds = new Map<string, string>();
  private readonly memberIds = new Map<string, string>();
  private discountId?: Promise<string | undefined>;
  private transfers?: Promise<TransferAccount>;

  private constructor(stack: Stack, token: string, viewer: Viewer) {
    this.stack = stack;
    this.token = token;
    this.realmId = viewer.realmId;
    this.branchIds = viewer.branches.map(({ id }) => id);
    this.branchId = this.branchIds[0] ?? '';
    this.rates = { earnSatang: Math.round(viewer.pointRates.earnCash * 100), earnPoint: viewer.pointRates.earnPoint };
  }

  static async open(stack: Stack): Promise<Shop> {
    const { signIn } = await graphql<{ signIn: { session: { accessToken: string; viewer: Viewer } } }>(
      stack.url,
      '',
      `mutation SignIn($input: SignInInput!) { signIn(input: $input) {
         session { accessToken viewer { realmId branches { id } pointRates { earnCash earnPoint } } } } }`,
      { input: { username: 'owner', password: demoAccounts.password } },
    );
    return new Shop(stack, signIn.session.accessToken, signIn.session.viewer);
  }

  /** Creates the items and the members of the baskets. */
  async stockUp(baskets: readonly Basket[]): Promise<void> {
    const items = [...new Set(baskets.flatMap(({ pieces }) => [...pieces.keys()]))];
    const aisles: string[] = [];
    for (let aisle = 0; aisle < AISLES; aisle += 1) {
      aisles.push(
        await this.create('product-categories', { name: `Aisle ${aisle}`, status: 'Active', type: 'Product' }),
      );
    }
    for (const [index, name] of items.entries()) {
      const code = `GROCER${String(index).padStart(6, '0')}`;
      const category_id = aisles[aisleOf(name)];
      const product = {
        code,
        name,
        category_id,
        retail_price: priceOf(name) / 100,
        skip_stock: true,
        status: 'Active',
      };
      this.codes.set(name, code);
      this.productIds.set(name, await this.create('products', product));
    }
    const members = [...new Set(baskets.map(({ member }) => member))];
    const person = { firstname: 'Member', lastname: 'Groceries', gender: 'Other' };
    for (const [index, member] of members.entries()) {
      const phone = `09${String(90_000_000 + index).slice(-8)}|TH|+66`;
      this.memberIds.set(
        member,
        await this.create('members', { ...person, nickname: member, phone, branch_id: this.branchId }),
      );
    }
  }

  async pay({ member, date, pieces }: Basket, terms: Terms = PLAIN): Promise<Paid> {
    const total = [...pieces].reduce((sum, [item, qty]) => sum + qty * priceOf(item), 0);
    const due = (total - terms.discount) / 100;
    const input = {
      idempotencyKey: `groceries-${member}-${date}`,
      branchId: this.branchIds[terms.branch],
      memberId: terms.isGuest ? null : this.memberIds.get(member),
      lines: [...pieces].map(([item, qty]) => ({ productId: this.productIds.get(item), quantity: qty })),
      // The file has no tiers: privileges are switched off, so that figures can be computed from the file alone.
      tierPrivileges: false,
      discount: terms.discount > 0 ? { offerId: await this.discount() } : null,
      channels: [{ type: terms.tender, amount: due, ...(terms.tender === 'TRANSFER' && (await this.account())) }],
      expectedAmountDue: due,
      createLocalTime: `${date} ${terms.time}`,
    };
    const { pay } = await this.query<{ pay: { transaction: Paid | null; userErrors: unknown[] } }>(
      `mutation Pay($input: PayInput!) { pay(input: $input) {
         transaction { transactionNo version } userErrors { code message path } } }`,
      { input },
    );
    if (!pay.transaction) throw new Error(`${member} ${date}: ${JSON.stringify(pay.userErrors)}`);
    return pay.transaction;
  }

  /** Runs any document of the contract. */
  ask<Data>(document: string, variables: unknown = {}): Promise<Data> {
    return this.query<Data>(document, variables);
  }

  /** Returns the id of the demo's discount of 20 THB on bills of 200 THB and more. */
  private async discount(): Promise<string | undefined> {
    this.discountId ??= this.query<{ offers: { items: { id: string; name: string }[] } }>(
      'query Offers { offers(perPage: 100) { items { id name } } }',
      {},
    ).then(({ offers }) => offers.items.find(({ name }) => name === DISCOUNT.name)?.id);
    return this.discountId;
  }

  /** Returns the account that transfers go to, and the bank that they come from. */
  private async account(): Promise<TransferAccount> {
    this.transfers ??= this.query<{
      institutes: { id: string }[];
      paymentChannels: { items: { id: string; paymentMethod: { name: string } | null }[] };
    }>(
      `query Accounts { institutes(filter: { status: ACTIVE }) { id }
         paymentChannels(filter: { status: ACTIVE }, perPage: 100) { items { id paymentMethod { name } } } }`,
      {},
    ).then(({ institutes, paymentChannels }) => ({
      instituteId: institutes[0]?.id,
      paymentChannelId: paymentChannels.items.find(({ paymentMethod }) => paymentMethod?.name === 'Transfer')?.id,
    }));
    return this.transfers;
  }

  async void({ transactionNo, version }: Paid, { basket, branch, isGuest }: Sold): Promise<void> {
    await this.rest('POST', 'payment/void', {
      locale: 'en-US',
      transaction_no: transactionNo,
      authorize_pin: '1111',
      ...(!isGuest && { member_id: this.memberIds.get(basket.member) }),
      realm_id: this.realmId,
      branch_id: this.branchIds[branch],
      remark: 'Customer Canceled',
      reason: 'Customer Canceled',
      __v: version,
    });
  }

  /** Loads all rows of one statistic over a range of days, page by page. */
  async statistic(name: string, query: Record<string, string>): Promise<Row[]> {
    const rows: Row[] = [];
    for (let skip = 0; ; skip += PAGE) {
      const search = new URLSearchParams({ ...query, limit: String(PAGE), skip: String(skip) });
      const { payload } = await this.rest<{ payload: Record<string, { total: [{ count: number }]; result: Row[] }> }>(
        'GET',
        `stat/${name}?${search}`,
      );
      const page = payload[name.replaceAll('-', '_')];
      rows.push(...(page?.result ?? []));
      if (!page || rows.length >= page.total[0].count) return rows;
    }
  }

  /** Makes any read of the gateway, to generate load. */
  async read(path: string): Promise<void> {
    await this.rest('GET', path);
  }

  /** Sets the threshold of a badge. */
  async setThreshold(name: string, value: number): Promise<void> {
    const { payload } = await this.rest<{ payload: { badges: Badge[] } }>('GET', 'member-badges');
    const badge = payload.badges.find((candidate) => candidate.name === name);
    const conditions = [{ condition_id: badge?.conditions[0]?.condition_id, value }];
    await this.rest('PATCH', `member-badges/${badge?.id}`, { conditions, __v: badge?.__v });
  }

  /** Sets the lifetime value in THB that reaches a tier. */
  async setTier(name: string, value: number): Promise<void> {
    const { payload } = await this.rest<{ payload: { tiers: Badge[] } }>('GET', 'member-tiers');
    const tier = payload.tiers.find((candidate) => candidate.name === name);
    const conditions = tier?.conditions.slice(0, 1).map(({ condition_id }) => ({ condition_id, value }));
    await this.rest('PATCH', `member-tiers/${tier?.id}`, { conditions, __v: tier?.__v });
  }

  /** Allows sales to be dated back as far as possible. */
  async allowThisYear(): Promise<void> {
    const { payload } = await this.rest<{ payload: { merchant_config: { __v: number } } }>(
      'GET',
      'merchant-setting/self',
    );
    const configuration = { backdating_days: MAX_BACKDATING_DAYS };
    await this.rest('PATCH', 'merchant-setting/self', { configuration, __v: payload.merchant_config.__v });
  }

  memberOf(id: string): string {
    for (const [member, memberId] of this.memberIds) if (memberId === id) return member;
    return id;
  }

  async *sales(from: string, to: string): AsyncGenerator<Sale> {
    for (let page = 1; ; page += 1) {
      const { transactions } = await this.query<{ transactions: { items: Sale[]; total: number } }>(
        `query Sales($page: Int, $perPage: Int, $filter: TransactionFilter) {
           transactions(page: $page, perPage: $perPage, filter: $filter) { total items { businessDate totalQuantity totalRevenue } } }`,
        { page, perPage: PAGE, filter: { range: { from, to } } },
      );
      yield* transactions.items;
      if (page * PAGE >= transactions.total) return;
    }
  }

  async points(): Promise<Map<string, number>> {
    const names = new Map([...this.memberIds].map(([member, id]) => [id, member]));
    const ids = [...names.keys()];
    const points = new Map<string, number>();
    for (let start = 0; start < ids.length; start += PAGE) {
      const { members } = await this.query<{ members: { items: { id: string; remainingPoints: number }[] } }>(
        'query Points($filter: MemberFilter, $perPage: Int) { members(perPage: $perPage, filter: $filter) { items { id remainingPoints } } }',
        { perPage: PAGE, filter: { ids: ids.slice(start, start + PAGE) } },
      );
      for (const { id, remainingPoints } of members.items) points.set(names.get(id) ?? id, remainingPoints);
    }
    return points;
  }

  private query<Data>(document: string, variables: unknown): Promise<Data> {
    return graphql<Data>(this.stack.url, this.token, document, variables);
  }

  private async create(resource: string, record: Record<string, unknown>): Promise<string> {
    const body = { ...record, realm_id: this.realmId, locale: 'th-TH' };
    const { data } = await this.rest<{ data: { id: string } }>('POST', resource, body);
    return data.id;
  }

  private async rest<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(`${this.stack.gatewayUrl}/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Answer;
  }
}

/** The details of a sale needed to void it. */
export interface Paid {
  transactionNo: string;
  version: number;
}

type Row = Record<string, unknown>;

interface Badge {
  id: string;
  name: string;
  conditions: { condition_id: string }[];
  __v: number;
}

interface Viewer {
  realmId: string;
  branches: { id: string }[];
  pointRates: { earnCash: number; earnPoint: number };
}

async function graphql<Data>(url: string, token: string, query: string, variables: unknown): Promise<Data> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data?: Data; errors?: unknown };
  if (!data || errors) throw new Error(JSON.stringify(errors));
  return data;
}
