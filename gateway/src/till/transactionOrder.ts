import type { CashRounding } from '@taem/domain/merchant/counterSetting.ts';
import { comparePayment } from '@taem/domain/till/comparePayment.ts';
import type { PaymentPayload } from '@taem/domain/till/paymentPayload.ts';
import type { PricedBasket } from '@taem/domain/till/pricing.ts';
import { readPaymentPayload } from '@taem/domain/till/readPaymentPayload.ts';
import { Refusal, refuseField } from '../http/errors.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { hashPayment } from './hashPayment.ts';
import type { PaymentState } from './PaymentState.ts';
import type { PaymentBody } from './readPaymentBody.ts';
import { type SaleOrder, type SalePlaces, tenderOf } from './SaleOrder.ts';
import { notFound, type SaleProblem } from './SaleProblem.ts';

/**
 * Returns the order in the body of POST payment/transaction, which states all figures of its bill: they must match the
 * rules.
 */
export function transactionOrder({ payload, image, timeGiven }: PaymentBody, session: GatewaySession): SaleOrder {
  refuseForeignSeller(payload, session);
  return {
    branchId: sellingBranch(payload, session),
    request: readPaymentPayload(payload),
    tenders: payload.payment.payment_channels.map(tenderOf),
    remark: payload.remark ?? null,
    localTime: timeGiven ? payload.create_local_time : null,
    image,
    hash: hashPayment(payload, image),
    parkedVersion: null,
    tillId: payload.till_id ?? null,
    approvalId: payload.approval_id ?? null,
    places: placesOf(payload),
    checkRecords: (state) => tierProblems(payload, state),
    checkFigures: (priced, rounding) => refuseDifferences(payload, priced, rounding),
    withReceipt: false,
  };
}

/** A payment is written for the session's own realm and user, whatever its body says. */
function refuseForeignSeller(payload: PaymentPayload, session: GatewaySession): void {
  if (payload.realm_id !== session.realmId) throw refuseField('realm_id', 'is not the realm of this session');
  if (payload.create_by_id !== session.userId) throw refuseField('create_by_id', 'is not the user of this session');
}

/** Returns the branch that sells; a user of a single branch need not name it. */
function sellingBranch({ branch_id }: PaymentPayload, { branchIds }: GatewaySession): string {
  const [only] = branchIds;
  const branchId = branch_id ?? (branchIds.length === 1 ? only : undefined);
  if (!branchId) throw refuseField('branch_id', 'is required');
  if (branchIds.length > 0 && !branchIds.includes(branchId))
    throw refuseField('branch_id', 'is not one of your branches');
  return branchId;
}

function placesOf({ items }: PaymentPayload): SalePlaces {
  const lines = items.flatMap(({ item_type }, index) => (item_type === 'product' ? [index] : []));
  return {
    line: (index, field) => `items.${lines[index]}.${field}`,
    offer: (kind) => `items.${items.findIndex(({ item_type }) => item_type === kind)}.offer_id`,
    channel: (index, field) => `payment.payment_channels.${index}.${field}`,
    refused: ({ source, at = 0 }) => {
      if (source === 'price') return `items.${lines[at]}.charge_amount`;
      return source === 'qty' ? `items.${lines[at]}.qty` : '';
    },
  };
}

/** Requires that the line of privileges names the tier that the member has. */
function tierProblems({ items }: PaymentPayload, { member }: PaymentState): SaleProblem[] {
  return items.flatMap((item, index) =>
    item.item_type !== 'privilege' || item.offer_id === member?.tier_id
      ? []
      : [notFound(`items.${index}.offer_id`, "member's tier")],
  );
}

function refuseDifferences(payload: PaymentPayload, priced: PricedBasket, rounding: CashRounding): void {
  const differences = comparePayment(payload, priced, rounding);
  const [first] = differences;
  if (!first) return;
  const or = first.rounded === undefined ? '' : `, or ${first.rounded} with cash rounded`;
  const message = `${first.field} is ${first.actual}, but the rules give ${first.expected}${or}.`;
  throw new Refusal(422, 'PAYMENT_MISMATCH', message, { ...first, differences });
}
