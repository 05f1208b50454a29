import type { PaymentPayload } from '@taem/domain/till/paymentPayload.ts';
import type { InputPath } from '../gateway/userErrors.ts';

const NAMES: Readonly<Record<string, string>> = {
  product_id: 'productId',
  item_ref: 'itemRef',
  charge_amount: 'customPrice',
  paid_amount: 'customPrice',
  received_amount: 'receivedAmount',
  institute_id: 'instituteId',
  card_id: 'cardId',
  payment_channel_id: 'paymentChannelId',
  member_id: 'memberId',
  branch_id: 'branchId',
  delivery_cost: 'deliveryCost',
  create_local_time: 'createLocalTime',
  qty: 'quantity',
  age: 'ageRange',
  option_ids: 'optionIds',
  offer_id: 'offerId',
  custom_value: 'customValue',
  image: 'slipImage',
  'Idempotency-Key': 'idempotencyKey',
};

/** Converts a path of a sale's body to the mutation's input. */
export const saleInputPath = pathNamedBy(NAMES);

/** Maps a path of a body to the camel case of an input; `names` has the steps with different names in the input. */
export function pathNamedBy(names: Readonly<Record<string, string>>): InputPath {
  const nameOf = (step: string) =>
    names[step] ?? step.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return (wirePath) => wirePath.split('.').map(nameOf);
}

/** Returns a function that converts a path of the payment's body to the mutation's input. */
export function inputPathOf(payload: PaymentPayload): InputPath {
  return (wirePath) => {
    const steps = wirePath.split('.');
    const rest = (from: number) => steps.slice(from).map((step) => NAMES[step] ?? step);
    if (steps[0] === 'items') return [...itemPath(payload, Number(steps[1])), ...rest(2)];
    if (wirePath.startsWith('payment.payment_channels')) return ['channels', ...rest(2)];
    if (steps[0] === 'summary' || steps[0] === 'payment') return ['expectedAmountDue'];
    return rest(0);
  };
}

function itemPath({ items }: PaymentPayload, index: number): string[] {
  const item = items[index];
  if (!item || item.item_type === 'product') return Number.isNaN(index) ? ['lines'] : ['lines', String(index)];
  if (item.item_type === 'privilege') return ['tierPrivileges'];
  return [item.item_type === 'event' ? 'pointsAsCash' : item.item_type];
}
