import type { Stack } from '@taem/e2e/stack.ts';
import type { Basket } from './baskets.ts';
import { priceOf } from './baskets.ts';

export interface Rates {
  earnSatang: number;
  earnPoint: number;
}

interface Sale {
  businessDate: string;
  totalQty: number;
  totalRevenue: number;
}

const PAGE = 500;

/** A running shop, used through its contract: master data by REST, every sale and every figure by GraphQL. */
export class Shop {
  readonly rates: Rates;
  private readonly stack: Stack;
  private readonly token: string;
  private readonly branchId: string;
  private readonly realmId: string;
  private readonly productIds = new Map<string, string>();
  private readonly memberIds = new Map<string, string>();

  private constructor(stack: Stack, token: string, viewer: Viewer) {
    this.stack = stack;
    this.token = token;
    this.realmId = viewer.realmId;
    this.branchId = viewer.branches[0]?.id ?? '';
    this.rates = { earnSatang: Math.round(viewer.pointRates.earnCash * 100), earnPoint: viewer.pointRates.earnPoint };
  }

  static async open(stack: Stack): Promise<Shop> {
    const { signIn } = await graphql<{ signIn: { session: { accessToken: string; viewer: Viewer } } }>(
      stack.url,
      '',
      `mutation SignIn($input: SignInInput!) { signIn(input: $input) {
         session { accessToken viewer { realmId branches { id } pointRates { earnCash earnPoint } } } } }`,
      { input: { username: 'owner', password: 'taem-demo-1' } },
    );
    return new Shop(stack, signIn.session.accessToken, signIn.session.viewer);
  }

  /** Creates the items and the members of the baskets. */
  async stockUp(baskets: readonly Basket[]): Promise<void> {
    const items = [...new Set(baskets.flatMap(({ pieces }) => [...pieces.keys()]))];
    for (const [index, name] of items.entries()) {
      const code = `GROCER${String(index).padStart(6, '0')}`;
      const product = { code, name, retail_price: priceOf(name) / 100, skip_stock: true, status: 'Active' };
      this.productIds.set(name, await this.create('products', product));
    }
    const members = [...new Set(baskets.map(({ member }) => member))];
    for (const [index, member] of members.entries()) {
      const phone = `09${String(90_000_000 + index).slice(-8)}|TH|+66`;
      this.memberIds.set(
        member,
        await this.create('members', { firstname: 'Member', lastname: member, phone, gender: 'Other' }),
      );
    }
  }

  async pay({ member, date, pieces }: Basket): Promise<void> {
    const due = [...pieces].reduce((sum, [item, qty]) => sum + qty * priceOf(item), 0) / 100;
    const input = {
      idempotencyKey: `groceries-${member}-${date}`,
      branchId: this.branchId,
      memberId: this.memberIds.get(member),
      lines: [...pieces].map(([item, qty]) => ({ productId: this.productIds.get(item), qty })),
      // The file knows no tiers: their privileges stay out, so that its figures can be computed from it alone.
      tierPrivileges: false,
      channels: [{ type: 'CASH', amount: due }],
      expectedAmountDue: due,
      createLocalTime: `${date} 12:00:00`,
    };
    const { pay } = await this.query<{ pay: { transaction: { id: string } | null; userErrors: unknown[] } }>(
      'mutation Pay($input: PayInput!) { pay(input: $input) { transaction { id } userErrors { code message path } } }',
      { input },
    );
    if (!pay.transaction) throw new Error(`${member} ${date}: ${JSON.stringify(pay.userErrors)}`);
  }

  async *sales(from: string, to: string): AsyncGenerator<Sale> {
    for (let page = 1; ; page += 1) {
      const { transactions } = await this.query<{ transactions: { items: Sale[]; total: number } }>(
        `query Sales($page: Int, $perPage: Int, $filter: TransactionFilter) {
           transactions(page: $page, perPage: $perPage, filter: $filter) { total items { businessDate totalQty totalRevenue } } }`,
        { page, perPage: PAGE, filter: { from, to } },
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
    const response = await fetch(`${this.stack.gatewayUrl}/${resource}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.token}` },
      body: JSON.stringify({ ...record, realm_id: this.realmId, locale: 'th-TH' }),
    });
    if (!response.ok) throw new Error(`POST ${resource}: ${response.status} ${await response.text()}`);
    const { data } = (await response.json()) as { data: { id: string } };
    return data.id;
  }
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
