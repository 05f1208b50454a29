import { home, ids, setting, transactionRow } from './demoRows.ts';
import { type Answer, ok, type RecordedCall } from './fakeGateway.ts';
import { mergeReplies } from './mergeReplies.ts';

const TOKENS = { access_token: 'token-of-the-session', refresh_token: 'refresh', expires_in: 900 };

/** What the small shop answers beyond its rows: who is there, and the writes that the web client makes. */
export function shopReplies(call: RecordedCall): Answer | undefined {
  const { method, path, headers } = call;
  if (path === '/oauth/signin' || path === '/oauth/refresh') return ok(TOKENS);
  if (path === '/setup') return ok(method === 'GET' ? { needed: false } : { id: ids.realm, name: 'Shop' });
  if (!headers.authorization) return undefined;
  if (path.startsWith('/saved-documents') && method !== 'DELETE')
    return ok(
      method === 'GET' || path.endsWith('/default')
        ? { saved_documents: [saved] }
        : { ...saved, ...(method === 'PATCH' && { id: path.split('/')[2] }) },
    );
  if (path.startsWith('/parked-bills'))
    return ok(
      path === '/parked-bills' && method === 'GET'
        ? { parked_bills: [parkedBill] }
        : { ...parkedBill, id: idOfParked(call) },
    );
  if (/^\/(tills|shifts)\/[^/]+\/(shift|cash|close)$/.test(path)) return ok(tillShift);
  if (/^\/stock-counts\/[^/]+\/entries$/.test(path)) return ok({ stock_count_lines: [countLine] });
  if (/^\/stock-counts\/[^/]+\/file$/.test(path)) return ok({ rows: 2 });
  if (/^\/stock-counts\/.+\/reason$/.test(path)) return ok({ reason: 'Broken' });
  // The id alone: the record is read back.
  if (/^\/stock-counts\/[^/]+\/close$/.test(path)) return ok({ id: path.split('/')[2] });
  if (path.startsWith('/closed-months'))
    return ok({ closed_through: '2026-01-31', may_close: true, months: [closedMonth], month: closedMonth });
  if (path === '/tax-documents/last-buyer') return ok({ buyer: taxBuyer });
  if (/^\/transactions\/[^/]+\/mails$/.test(path))
    return ok({ suggested_email: 'mali@shop.example', suggested_language: 'th', mails: [paperMail], mail: paperMail });
  if (path.endsWith('/prints')) return ok({ document: { ...taxInvoice, prints: 1 } });
  if (path === '/tax-documents') return ok({ is_copy: false, document: taxInvoice });
  if (path.startsWith('/preparation')) {
    const [, , transaction_id, line] = path.split('/');
    return ok(transaction_id ? { transaction_id, line: Number(line), ...ticked(method === 'POST') } : preparation);
  }
  const [, ofDashboards, scheduleId = ids.coffee] = /^\/dashboards\/[^/]+\/(schedules)(?:\/([^/]+))?/.exec(path) ?? [];
  if (ofDashboards && method !== 'DELETE')
    return ok(method === 'GET' ? { schedules: [schedule] } : { ...schedule, id: scheduleId });
  if (path.endsWith('/schedule-candidates')) return ok({ candidates: [{ id: ids.user, name: 'Chai Jaidee' }] });
  if (path.startsWith('/dashboards') && method !== 'DELETE')
    return ok(
      path === '/dashboards' && method === 'GET'
        ? { dashboards: [dashboard] }
        : { ...dashboard, ...(path !== '/dashboards' && { id: path.split('/')[2] }) },
    );
  const merge = mergeReplies(call);
  if (merge) return merge;
  if (method === 'GET') {
    if (path === '/merchants/home') return ok(home);
    if (path === '/transactions/totals') return ok({ totals });
    if (/^\/stat\/.+\/totals$/.test(path)) return ok({ totals: figuresTotals });
    if (path === '/members/likely') return ok({ likely_members: [{ member_id: ids.member, reason: 'phone' }] });
    if (path === '/till-users')
      return ok({
        till_users: [{ id: ids.user, firstname: 'Chai', lastname: 'Jaidee', may_approve: true, may_sell: true }],
      });
    if (path === '/change-runs') return ok({ change_runs: [run] });
    return path === '/merchant-setting/self' ? ok(setting) : undefined;
  }
  if (path === '/oauth/signout') return ok({});
  // The id alone, as a gateway may: the record is read back.
  if (method === 'PATCH' || method === 'DELETE') return ok({ id: path.split('/')[2] });
  if (/^\/(change-sets|change-runs)\/|^\/bulk-edits/.test(path)) return ok(run);
  if (path === '/onboard/subscribe/url/generate') return ok(link);
  if (path === '/onboard/subscribe/url/send')
    return ok({ ...link, message_id: 'm1', phone: '081-234-5678', status: 'queued' });
  if (path === '/approvals') return ok({ id: ids.coffee, actions: ['OWN_PRICE'], expires_at: '2026-01-05T03:05:00Z' });
  if (path.endsWith('/verify')) return ok({ verified: true });
  if (path === '/onboard/merchant-user/password/otp') return ok({ target: 'm***@s***.example', ref_code: 'ABCD2345' });
  if (path === '/onboard/merchant-user/password') return ok({ changed: true });
  return path === '/payment/sale' ? ok(payment()) : undefined;
}

const taxBuyer = { name: 'Buyer Co., Ltd.', address: '1 Rama I Road', tax_id: '0105536000313', branch_no: '00000' };

const taxInvoice = {
  ...{ id: ids.coffee, kind: 'FULL', document_no: 'B01-F-000001', number: 1, branch_id: ids.branch, till_code: '' },
  ...{ issued_at: '2026-01-05T03:00:00Z', document_date: '2026-01-05', transaction_id: ids.member, buyer: taxBuyer },
  refers_to: {
    ...{ id: ids.branch, kind: 'ABBREVIATED', document_no: 'B01-A-000001', document_date: '2026-01-05', value: 100 },
  },
  replaces: {
    id: ids.branch,
    kind: 'ABBREVIATED',
    document_no: 'B01-A-000001',
    document_date: '2026-01-05',
    value: 100,
  },
  replaced_by: null,
  issued_by_name: 'Chai Jaidee',
  notes: [{ id: ids.cake, kind: 'CREDIT_NOTE', document_no: 'B01-C-000001', document_date: '2026-01-06', value: -50 }],
  seller: {
    ...{ name: 'Shop Co., Ltd.', tax_id: '0105536000313', branch_no: '00000', branch_name: 'Ari' },
    ...{ address: null, branch_address: null, machine_no: null },
  },
  percent: 7,
  lines: [
    {
      ...{ type: 'GOODS', name: 'Coffee', code: 'C-1', qty: 1, price: 107, amount: 107, discount_amount: 0 },
      ...{ is_exempt: false, value: 100 },
    },
  ],
  ...{ total: 107, exempt: 0, value: 100, vat: 7, left_value: null, reason: null, cause: null, prints: 0 },
};

/** What was found of one product. */
const countLine = {
  ...{ id: ids.cake, product_id: ids.coffee, code: 'C-1', name: 'Coffee', image_url: null, counted: 8, expected: 10 },
  ...{ counted_at: '2026-01-05T03:00:00Z', counted_by_name: 'Chai Jaidee', difference: -2, is_moved: false },
  ...{ reason: null, value: null },
};

/** One that the branch has parked. */
const parkedBill = {
  ...{ id: ids.coffee, branch_id: ids.branch, name: 'Table 4', status: 'Parked', member_id: ids.member },
  ...{ amount_due: 90, qty: 2, created_at: '2026-01-05T03:00:00Z', create_by_name: 'Chai Jaidee' },
  ...{ changed_at: '2026-01-05T03:00:00Z', changed_by_name: 'Chai Jaidee', opened_at: null, opened_by_name: null },
  ...{ closed_at: null, closed_by_name: null, transaction_id: null, transaction_no: null, bill_version: 0, __v: 0 },
  bill: {
    lines: [
      {
        ...{ item_ref: '1', product_id: ids.coffee, name: 'Coffee', code: 'C-1', quantity: 2, unit_price: 45 },
        has_own_price: false,
      },
    ],
    ...{ guest: null, tier_privileges: true, discount: null, offer: null, points_as_cash: 0, delivery_cost: 0 },
  },
  ...{ points_left: 100, shortages: [] },
};

const ticked = (isTicked: boolean) => ({
  prepared_at: isTicked ? '2026-01-05T03:00:00Z' : null,
  prepared_by_name: isTicked ? 'Chai Jaidee' : null,
});

/** What a bar has to make. */
const tillShift = {
  id: ids.coffee,
  till_id: ids.coffee,
  number: null,
  opened_at: '2026-01-05T02:00:00Z',
  opened_by_name: 'Chai Jaidee',
  of_earlier_day: false,
  closed_at: null,
  closed_by_name: null,
  counted_cash: null,
  difference: null,
  reason: null,
  left_cash: null,
  expected_opening: 2000,
  opening_difference: -500,
  opening_reason: null,
  report: null,
};

const preparation = {
  stations: ['Bar'],
  orders: [
    {
      ...{ id: ids.coffee, transaction_no: 'A01-260105-000042', paid_at: '2026-01-05T03:00:00Z' },
      ...{ customer_name: 'Mali', sold_by_name: 'Chai Jaidee' },
      lines: [
        {
          ...{ line: 0, station: 'Bar', name: 'Latte', qty: 2, options: ['Less ice'], note: 'to go', ...ticked(false) },
        },
      ],
    },
  ],
  more: 0,
};

/** The bill that is written or read: under the id of the body, or of the address. */
function idOfParked({ path, body }: RecordedCall): string {
  const { id } = (body ?? {}) as { id?: string };
  return id ?? path.split('/')[2] ?? parkedBill.id;
}

const totals = {
  ...{ complete: 90, amount_due: 12_345.5, earn: 1200, redeem: 30, void: 2, void_amount: 99.75 },
  ...{ total_revenue: 12_000.5, total_payment: 12_400.5, total_discount: -400, total_qty: 210, total_members: 40 },
  ...{ item_amount: 12_400.5, item_qty: 210, tender_amount: 12_345.5, offer_discount: -400 },
};

/** Of members, and of what was sold. */
const figuresTotals = {
  ...{ ltv: 9876.5, total_qty: 12, total_revenue: 720.5, stock_qty: 30, stock_value: 1500 },
  payment: {
    ...{ total_transaction: 6, total_qty: 12, total_revenue: 720.5, total_payment: 800, total_discount: -79.5 },
    ...{ total_earn: { reward: 28 }, total_redeem: { reward: 20 } },
  },
};

/** What the receipt shows of the records that the sale points to. */
const sold = transactionRow(7);
const RECEIPT = {
  branch: { id: sold.branch_id, name: 'Siam', address: '1 Rama I', phone: '020000000' },
  create_by: { id: sold.create_by_id, firstname: 'Chai', lastname: 'Jaidee' },
  member: { id: sold.member_id, firstname: 'Mali', lastname: 'Jaidee', phone: '0812345678|TH|+66' },
};

function payment() {
  const reward = { available: 108 };
  const transaction = { ...transactionRow(7), ...RECEIPT };
  return { id: ids.member, summary: { wallet: { pocket: { reward } } }, transaction };
}

const link = { self_register_url: 'https://shop.example/register/x', expires_at: '2026-01-02T00:00:00Z' };

const saved = {
  ...{
    id: ids.coffee,
    kind: 'view',
    scope: 'products',
    name: 'Tea',
    body: { query: 'q=tea' },
    owner_name: 'Chai Jaidee',
  },
  ...{ is_shared: true, is_own: true, may_change: true, is_default: false, __v: 0 },
};

const content = {
  name: 'Day',
  document: '{ statistics(range: { last: TODAY }) { totalRevenue { total } } }',
  variables: '{}',
  parts: [{ path: 'statistics.totalRevenue', title: null, drawing: 'NUMBER', width: 6, columns: [] }],
};
const dashboard = {
  ...{ id: ids.coffee, ...content, owner_name: 'Chai Jaidee', is_own: true, may_change: true, role_ids: [ids.role] },
  versions: [{ ...content, version: 0, by_name: 'Chai Jaidee', created_at: '2026-01-01T00:00:00Z' }],
  ...{ forked_from_name: null, updated_at: '2026-01-01T00:00:00Z', __v: 0 },
};

const schedule = {
  ...{
    id: ids.coffee,
    dashboard_id: ids.cake,
    name: 'Every morning',
    rhythm: 'DAILY',
    weekdays: [],
    day_of_month: null,
  },
  ...{ hour: 9, locale: 'th-TH', range: 'LAST_7_DAYS', by: null, compare: null, branch_id: null, is_active: true },
  alert: null,
  recipients: [{ user_id: ids.user, name: 'Chai Jaidee', is_subscribed: true, is_crossed: false }],
  deliveries: [],
  ...{ owner_name: 'Chai Jaidee', next_due_at: '2026-01-02T02:00:00Z', __v: 1 },
};

/** Many records that are gone through, and as much of a preview as it has in common with it. */
const run = {
  ...{ id: ids.coffee, kind: 'revert', state: 'done', total: 1, done: 1, changed: 1, same: 0, left_count: 0, left: [] },
  ...{ type: 'Product', started_at: '2026-01-01T00:00:00Z', set_id: ids.cake, count: 1, changing: 1, examples: [] },
};

const paperMail = {
  ...{ id: ids.coffee, tax_document_id: null, document_no: null, recipient: 'mali@shop.example', state: 'sent' },
  ...{ reason: null, server_answer: null, requested_at: '2026-03-14T05:00:00.000Z' },
  ...{ ended_at: '2026-03-14T05:00:02.000Z', sent_by_name: 'Chai Jaidee' },
};

const closedMonth = {
  id: '00000000-0000-4000-8000-00000000c105',
  month: '2026-01',
  ...{ total: 45, value: 42.06, vat: 2.94, exempt: 0 },
  closed_at: '2026-02-02T03:00:00.000Z',
  closed_by_name: 'Mali S',
  ...{ reopened_at: null, reopened_by_name: null, reopen_reason: null },
};
