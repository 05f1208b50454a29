import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { fromBaht, isBaht, negate, satang } from '@taem/domain/money/money.ts';
import { type ApprovalAction, adjustmentApprovals, reversalApprovals } from '@taem/domain/till/neededApprovals.ts';
import { saleBodySchema } from '@taem/domain/till/saleBody.schema.ts';
import { approvedExchangeSchema } from '@taem/domain/transactions/exchangeBody.schema.ts';
import type { FastifyRequest } from 'fastify';
import { type ApprovalRow, approvalSetting } from '../database/approvalSetting.ts';
import type { Approvals, Transactions } from '../database/generated/rows.ts';
import type { Database, DatabaseClient } from '../database/pool.ts';
import { exchangeOrder, priceExchange } from '../exchanges/priceExchange.ts';
import { checkTillPin } from '../http/checkTillPin.ts';
import { Refusal, refuseField, refuseStale, refuseUnknown, within } from '../http/errors.ts';
import type { GatewayContext, GatewaySession } from '../http/GatewayContext.ts';
import { noteSecurityEvent } from '../http/recordSecurityEvent.ts';
import { requirePermission } from '../http/requirePermission.ts';
import { type TillUser, tillUsers } from '../http/tillUsers.ts';
import { amountDue } from '../sales/amountDue.ts';
import { approvalSubject, toApprove } from '../sales/approval.ts';
import { checkBody } from '../till/checkBody.ts';
import { priceSale } from '../till/priceSale.ts';
import { readPaymentState } from '../till/readPaymentState.ts';
import { refuseMerged } from '../till/refuseMerged.ts';
import { neededApprovals, saleSubject } from '../till/saleApproval.ts';
import { approvableCash, approvableClosing } from '../till/shifts/approvableShift.ts';
import { tillSaleOrder } from '../till/tillSaleOrder.ts';
import { readReversalState } from '../transactions/readReversalState.ts';
import type { ApprovalBody, ApprovedAdjustment, ApprovedReturn, ApprovedVoid } from './approvalShapes.ts';

/** What is to be approved: the branch, the actions that need an approval, and a hash of everything. */
interface Approvable {
  branchId: string;
  actions: readonly ApprovalAction[];
  subject: string;
  /** Number of the sale; null for a sale that is not paid yet, and for an action in a shift. */
  transactionNo: string | null;
}

const LIFETIME = "interval '5 minutes'";

/** Records the approval of a second person, who types the PIN at the session's till. */
export async function approve(context: GatewayContext, request: FastifyRequest, body: ApprovalBody) {
  const { session } = request;
  const { database } = context;
  const approvable = await approvableOf(database, session, body);
  const approver = await database.withRealm(session.realmId, (client) => approverOf(client, session, approvable, body));
  const { branchId, actions, subject, transactionNo } = approvable;
  await checkTillPin(context, request, { ...approver, branchId }, body.pin);
  return database.inTransaction(session.realmId, async (client) => {
    const values = [branchId, actions, subject, session.userId, approver.id];
    const { rows } = await client.query<Pick<Approvals, 'id' | 'expires_at'>>(INSERT, values);
    await noteSecurityEvent(client, request, {
      ...{ realmId: session.realmId, branchId },
      kind: 'APPROVAL_GIVEN',
      account: approver.username,
      subject: [actions.join(', '), transactionNo].filter(Boolean).join(' · '),
    });
    const [approval] = rows;
    if (!approval) throw new Error('No approval was written');
    return { id: approval.id, actions, expires_at: new Date(approval.expires_at).toISOString() };
  });
}

const INSERT = `
  insert into approvals (branch_id, actions, subject, given_to_id, approved_by_id, expires_at)
  values ($1, $2, decode($3, 'hex'), $4, $5, now() + ${LIFETIME}) returning id, expires_at`;

async function approvableOf(database: Database, session: GatewaySession, body: ApprovalBody): Promise<Approvable> {
  const { sale, void: voided, return: returned, adjust, exchange, cash, closing } = body;
  const given = [sale, voided, returned, adjust, exchange, cash, closing].filter((part) => part != null);
  if (given.length !== 1)
    throw refuseField('sale', 'name one of sale, void, return, adjust, exchange, cash and closing');
  const read = (work: (client: DatabaseClient) => Promise<Approvable>) => database.withRealm(session.realmId, work);
  const found = await (sale != null
    ? within('sale', () => read((client) => approvableSale(client, session, sale)))
    : exchange != null
      ? within('exchange', () => approvableExchange(database, session, exchange))
      : cash != null
        ? within('cash', () => read((client) => approvableCash(client, session, cash)))
        : closing != null
          ? within('closing', () => read((client) => approvableClosing(client, session, closing)))
          : read((client) => approvableReversal(client, session, body)));
  const actions = toApprove(session, found.actions);
  if (actions.length === 0) throw new Refusal(422, 'NO_APPROVAL_NEEDED', 'Nothing of this takes an approval.');
  return { ...found, actions };
}

/** Prices the sale as it will be paid; its tenders are not yet decided, or irrelevant. */
async function approvableSale(client: DatabaseClient, session: GatewaySession, body: unknown): Promise<Approvable> {
  requirePermission(session, PAGE.payment, 'Write');
  const order = { ...tillSaleOrder(checkBody(saleBodySchema, body), null, session), tenders: [] };
  const state = await readPaymentState(client, session, order, null);
  await refuseMerged(client, state);
  const sale = priceSale(order, state);
  return {
    branchId: order.branchId ?? '',
    actions: neededApprovals(order, state, sale),
    subject: saleSubject(order, sale),
    transactionNo: null,
  };
}

/** The same for an exchange: the goods that are bought, and those that are returned for them. */
async function approvableExchange(database: Database, session: GatewaySession, body: unknown): Promise<Approvable> {
  for (const page of [PAGE.payment, PAGE.saleReturn]) requirePermission(session, page, 'Write');
  const sent = checkBody(approvedExchangeSchema, body);
  const { transaction_no: transactionNo, __v: version } = sent.return;
  const state = await readReversalState(database, session, transactionNo, null);
  if (state.sale.version !== version) throw refuseStale();
  const orderOf = exchangeOrder(sent, null, session);
  const { order, actions, subject } = await priceExchange(database, session, sent, state, (worth) => ({
    ...orderOf(worth),
    tenders: [],
  }));
  return { branchId: order.branchId ?? '', actions, subject, transactionNo };
}

interface SaleRow extends Pick<Transactions, 'branch_id' | 'version' | 'earn_points'> {
  amount: number;
  /** What earlier returns handed back, and what the user has handed back today, as counted by `handed_back`. */
  before: number;
  /** What the user has given today, as `points_given` counts it. */
  given: number;
  approvals: ApprovalRow;
}

async function approvableReversal(
  client: DatabaseClient,
  session: GatewaySession,
  body: ApprovalBody,
): Promise<Approvable> {
  const named = (body.void ?? body.return ?? body.adjust) as ApprovedVoid | ApprovedReturn | ApprovedAdjustment;
  requirePermission(session, body.return ? PAGE.saleReturn : PAGE.paymentHistory, 'Write');
  const [sale] = (await client.query<SaleRow>(SALE, [named.transaction_no, session.userId])).rows;
  const isOwn = sale && (session.branchIds.length === 0 || session.branchIds.includes(sale.branch_id));
  if (!isOwn) throw refuseUnknown('The transaction');
  if (sale.version !== named.__v) throw refuseStale();
  const setting = approvalSetting(sale.approvals);
  const common = { branchId: sale.branch_id, transactionNo: named.transaction_no };
  const before = satang(sale.before);
  if (!('amount' in named)) {
    const actions = reversalApprovals('void', { amount: satang(sale.amount), before }, setting);
    return { ...common, actions, subject: approvalSubject.void(named) };
  }
  if (!('lines' in named)) {
    const difference = named.amount - sale.earn_points;
    const actions = adjustmentApprovals({ difference, before: sale.given }, setting);
    return { ...common, actions, subject: approvalSubject.adjust(named) };
  }
  if (!isBaht(named.amount)) throw refuseField('return.amount', 'must be an amount in baht');
  const actions = reversalApprovals('return', { amount: negate(fromBaht(named.amount)), before }, setting);
  return { ...common, actions, subject: approvalSubject.return(named) };
}

const SALE = `
  select t.branch_id, t.version, t.earn_points, coalesce(points_given(t.realm_id, t.branch_id, $2), 0) as given, (select approval_rules(s) from merchant_settings s where s.realm_id = t.realm_id) as approvals,
    ${amountDue('t')} as amount,
    (coalesce(handed_back(t.realm_id, t.branch_id, $2, t.id), 0)
      - (select coalesce(sum(${amountDue('r')}), 0) from transactions r where r.returns_id = t.id))::bigint as before
  from transactions t where t.transaction_no = $1`;

/** Returns another user who works in that branch, with the right and a PIN. */
async function approverOf(
  client: DatabaseClient,
  session: GatewaySession,
  { branchId }: Approvable,
  { approver_id }: ApprovalBody,
): Promise<TillUser> {
  const id = approver_id.toLowerCase();
  if (id === session.userId) throw refuseField('approver_id', 'must be somebody else');
  const approver = (await tillUsers(client, [branchId], session.userId)).find((user) => user.id === id);
  if (!approver?.mayApprove) throw new Refusal(422, 'NOT_AN_APPROVER', 'This person does not approve here.');
  return approver;
}
