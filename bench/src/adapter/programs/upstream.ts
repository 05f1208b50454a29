import { createServer } from 'node:http';
import { listen } from './listen.ts';

/**
 * Replaces the gateway at minimal cost, so that only the adapter is measured: fixed answers, serialised once, for pages
 * of sales, the records that they refer to, and a change of a product. Also accepts traces, and drops them.
 */
const ID_START = '0199fd69';
const UNKNOWN = Buffer.from('{}');
const id = (kind: number, index: number) =>
  `${ID_START}-e680-7${kind.toString(16).padStart(3, '0')}-8000-${index.toString(16).padStart(12, '0')}`;

const rows = <T>(count: number, row: (index: number) => T) => Array.from({ length: count }, (_, index) => row(index));

const transactions = rows(100, (index) => ({
  id: id(1, index),
  transaction_no: `SIAM-261120-${String(index).padStart(6, '0')}`,
  trx_no: `SIAM-261120-${String(index).padStart(6, '0')}`,
  status: 'Complete',
  business_date: '2026-11-20',
  create_local_time: '2026-11-20 18:40:49',
  time: '2026-11-20T11:40:49.889Z',
  branch_id: id(2, index % 3),
  create_by_id: id(3, index % 4),
  member_id: id(4, index),
  total_qty: 3,
  total_payment: 255.5,
  total_discount: -12,
  total_revenue: 243.5,
  delivery_cost: 20,
  earn: { reward: 9 },
  redeem: { reward: 0 },
  __v: 0,
}));

const product = {
  id: id(6, 0),
  code: 'P0001',
  name: 'กาแฟ',
  desc: '',
  retail_price: 65,
  skip_stock: false,
  hashtags: ['#hot'],
  status: 'Active',
  category_id: null,
  sub_category_id: null,
  image_url: null,
  time: '2026-01-05T02:00:00.000Z',
  __v: 1,
};

const members = rows(100, (index) => ({
  id: id(4, index),
  code: `M${String(index).padStart(6, '0')}`,
  firstname: 'ปราณี',
  lastname: 'วัฒนกุล',
  phone: '0819990001|TH|+66',
  tier_id: id(5, index % 5),
}));

const payloads: Readonly<Record<string, unknown>> = {
  'GET transactions 20': { transactions: { total: [{ count: 25_563 }], result: transactions.slice(0, 20) } },
  'GET transactions 100': { transactions: { total: [{ count: 25_563 }], result: transactions } },
  'GET transactions one': { transaction: transactions[0] },
  'GET members 20': { members: members.slice(0, 20) },
  'GET members 100': { members },
  'GET merchant-branches 3': { branches: rows(3, (index) => ({ id: id(2, index), name: `สาขาที่ ${index}` })) },
  'GET merchant-users 4': {
    merchant_users: rows(4, (index) => ({
      id: id(3, index),
      username: `cashier${index}`,
      firstname: 'พิมพ์ชนก',
      lastname: 'ตั้งเจริญกิจ',
    })),
  },
  'GET member-tiers 5': { tiers: rows(5, (index) => ({ id: id(5, index), name: `Tier ${index}`, level: index + 1 })) },
  'PATCH products one': product,
  // The owner of the token, requested once per token.
  'GET merchants one': {
    user_profile: { id: id(3, 0) },
    realm_profile: { id: id(7, 0) },
    merchant_profile: { id: id(8, 0) },
    branches: [],
    authorizes: [],
  },
};
const answers = new Map(
  Object.entries(payloads).map(([call, payload]) => [call, Buffer.from(JSON.stringify({ status: 200, payload }))]),
);

/** Selects the answer: a record by its id, or as many rows as the ids or the limit request. */
function keyOf(method: string, url: string): string {
  const [path = '', query = ''] = url.slice(url.indexOf('/v3.0/') + 6).split('?');
  const [resource, one] = path.split('/');
  const limit = /(?:^|&)limit=(\d+)/.exec(query)?.[1] ?? query.split(ID_START).length - 1;
  return `${method} ${resource} ${one ? 'one' : limit}`;
}

const server = createServer((request, response) => {
  const body = answers.get(keyOf(request.method ?? '', request.url ?? '')) ?? UNKNOWN;
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
  response.end(body);
});
server.keepAliveTimeout = 60_000;
await listen(server);
