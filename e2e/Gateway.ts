import type { Stack } from './stack.ts';

const CLIENT = { locale: 'th-TH', client_id: 'taem-back-office', client_secret: 'taem-demo-client' };

interface OfferDraft {
  name: string;
  coupon: 'Discount' | 'Discount Percent' | 'Set Price';
  value: number;
  /** Number of pieces that a bill needs for it. */
  pieces?: number;
  is_automatic?: boolean;
  terms?: { until: string };
  goods?: object;
}

/** The gateway's own REST interface: checks what a till did, and acts as another till. */
export class Gateway {
  private readonly url: string;
  private token = '';

  constructor({ gatewayUrl }: Stack) {
    this.url = gatewayUrl;
  }

  async signIn(username: string): Promise<void> {
    this.token = await this.tokenOf({ type: 'client' });
    this.token = await this.tokenOf({ type: 'merchant-user', username: `${username}@taem`, password: 'taem-demo-1' });
  }

  private async tokenOf(body: object): Promise<string> {
    const { payload } = await this.send<{ payload: { access_token: string } }>('POST', 'oauth/signin', {
      ...CLIENT,
      ...body,
    });
    return payload.access_token;
  }

  /** Signs the user out elsewhere: the token is invalid from now on. */
  async endSession(token: string): Promise<void> {
    const response = await fetch(`${this.url}/oauth/signout`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    if (!response.ok) throw new Error(await response.text());
  }

  async send<Answer>(method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(`${this.url}/${path}`, {
      method,
      headers: {
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: JSON.stringify(body),
    });
    const answer = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
    return answer as Answer;
  }

  async list<Row>(path: string, filter: Record<string, unknown> = {}): Promise<Row[]> {
    const { payload } = await this.send<{ payload: Record<string, Row[]> }>(
      'GET',
      `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`,
    );
    return Object.values(payload)[0] ?? [];
  }

  async one<Row>(path: string, id: string): Promise<Row> {
    const { payload } = await this.send<{ payload: Record<string, Row> }>('GET', `${path}/${id}`);
    const row = Object.values(payload)[0];
    if (!row) throw new Error(`No ${path} ${id}`);
    return row;
  }

  /** Returns the id. */
  async create(path: string, body: Record<string, unknown>): Promise<string> {
    return (await this.send<{ payload: { id: string } }>('POST', path, body)).payload.id;
  }

  /** Creates an offer for bills of at least the given pieces, with any other fields; returns its id. */
  async createOffer({ coupon, value, pieces = 1, ...offer }: OfferDraft): Promise<string> {
    const coupons = await this.list<{ id: string; type: string }>('coupons');
    const conditions = await this.list<{ id: string; type: string }>('conditions');
    return this.create('offers', {
      ...{ status: 'Active', ...offer },
      conditions: [{ condition_id: conditions.find(({ type }) => type === 'qty')?.id, value: pieces }],
      items: [{ coupon_id: coupons.find(({ type }) => type === coupon)?.id, value }],
    });
  }

  /** Changes a record as another user would: its version is read first. */
  async change(path: string, id: string, body: Record<string, unknown>): Promise<void> {
    const { __v } = await this.one<{ __v: number }>(path, id);
    await this.send('PATCH', `${path}/${id}`, { ...body, __v });
  }

  /** Changes only the named settings of the shop. */
  async changeSettings(configuration: Record<string, unknown>): Promise<void> {
    const path = 'merchant-setting/self';
    const { payload } = await this.send<{ payload: { merchant_config: { __v: number } } }>('GET', path);
    await this.send('PATCH', path, { configuration, __v: payload.merchant_config.__v });
  }

  /** Returns the content type of a picture that only its shop may see, at the address that the browser uses. */
  async typeOfFile(url: URL): Promise<string | null> {
    const response = await fetch(url, { headers: { authorization: `Bearer ${this.token}` } });
    if (!response.ok) throw new Error(`GET ${url}: ${await response.text()}`);
    return response.headers.get('content-type');
  }

  /** Returns a sale as in GET transactions/{id}. */
  async sale(transactionNo: string): Promise<SaleRecord> {
    const [found] = await this.list<{ id: string }>('transactions', { transaction_no: transactionNo });
    if (!found) throw new Error(`No sale ${transactionNo}`);
    return this.one<SaleRecord>('transactions', found.id);
  }

  /** Returns all sales of these days that are not void, one by one. */
  async salesOf(from: string, to: string): Promise<SaleRecord[]> {
    const sales: SaleRecord[] = [];
    for (;;) {
      const path = `transactions?from=${from}&to=${to}&limit=500&skip=${sales.length}`;
      const { payload } = await this.send<{
        payload: { transactions: { total: { count: number }[]; result: SaleRecord[] } };
      }>('GET', path);
      const { total, result } = payload.transactions;
      sales.push(...result);
      if (result.length === 0 || sales.length >= (total[0]?.count ?? 0))
        return sales.filter(({ status }) => status === 'Complete');
    }
  }

  async points(memberId: string): Promise<number> {
    const member = await this.one<{ lifetime_value: { remaining_reward: number } }>('members', memberId);
    return member.lifetime_value.remaining_reward;
  }
}

export interface SaleRecord {
  id: string;
  __v: number;
  transaction_no: string;
  status: string;
  branch_id: string;
  create_local_time: string;
  member: { id: string } | null;
  guest: Record<string, unknown> | null;
  total_qty: number;
  total_payment: number;
  total_discount: number;
  total_revenue: number;
  delivery_cost: number;
  earn: { reward: number };
  redeem: { reward: number };
  payment_channels: Record<string, unknown>[];
  bill_detail: { item_type: string; product_name?: string; discount_amount: number; sold_by_id?: string }[];
  slip_image_url: string | null;
}
