import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Stands in for the gateway at no cost of its own: fixed answers, written once, for a page of 100 sales and the records
 * they name, so that what is measured is the adapter.
 */
const id = (kind: number, index: number) =>
  `0199fd69-e680-7${kind.toString(16).padStart(3, '0')}-8000-${index.toString(16).padStart(12, '0')}`;

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

const answers = new Map(
  Object.entries({
    transactions: { transactions: { total: [{ count: 25_563 }], result: transactions } },
    'merchant-branches': { branches: rows(3, (index) => ({ id: id(2, index), name: `สาขาที่ ${index}` })) },
    'merchant-users': {
      merchant_users: rows(4, (index) => ({
        id: id(3, index),
        username: `cashier${index}`,
        firstname: 'พิมพ์ชนก',
        lastname: 'ตั้งเจริญกิจ',
      })),
    },
    members: {
      members: rows(100, (index) => ({
        id: id(4, index),
        code: `M${String(index).padStart(6, '0')}`,
        firstname: 'ปราณี',
        lastname: 'วัฒนกุล',
        phone: '0819990001|TH|+66',
        tier_id: id(5, index % 5),
      })),
    },
    'member-tiers': { tiers: rows(5, (index) => ({ id: id(5, index), name: `Tier ${index}`, level: index + 1 })) },
  }).map(([path, payload]) => [path, Buffer.from(JSON.stringify({ status: 200, payload }))]),
);

const server = createServer((request, response) => {
  const body = answers.get(/\/v3\.0\/([^?/]+)/.exec(request.url ?? '')?.[1] ?? '') ?? Buffer.from('{}');
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
  response.end(body);
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => {
  process.send?.({ type: 'ready', url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v3.0` });
});
