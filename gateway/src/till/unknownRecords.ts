import { optionProblems } from './offeredGroups.ts';
import type { PaymentState } from './PaymentState.ts';
import type { SaleOrder } from './SaleOrder.ts';
import { invalid, notFound, type SaleProblem } from './SaleProblem.ts';

/** Returns problems for records that the order names and this realm does not have, or no longer sells with. */
export function unknownRecords(order: SaleOrder, state: PaymentState): SaleProblem[] {
  return [
    ...branchProblems(state),
    ...lineProblems(order, state),
    ...optionProblems(order, state),
    ...memberProblems(order, state),
    ...offerProblems(order, state),
    ...order.checkRecords(state),
    ...tenderProblems(order, state),
  ];
}

function branchProblems({ branch }: PaymentState): SaleProblem[] {
  if (!branch) return [notFound('branch_id', 'branch')];
  return isActive(branch) ? [] : [invalid('branch_id', 'branch is not active')];
}

/** A price typed at the till replaces the shelf price, but cannot make a product with a price free of charge. */
function lineProblems({ request, places }: SaleOrder, state: PaymentState): SaleProblem[] {
  const sold = new Map(state.products?.filter(isActive).map((product) => [product.id, product.retail_price]));
  const sellers = idsOf(state.line_sellers);
  return request.lines.flatMap(({ productId, chargeAmount, soldById }, index) => {
    const shelfPrice = sold.get(productId);
    if (shelfPrice === undefined) return [notFound(places.line(index, 'product_id'), 'product')];
    return [
      ...problemOf(sellers, soldById, places.line(index, 'sold_by_id'), 'user'),
      ...(chargeAmount !== 0 || shelfPrice === 0
        ? []
        : [invalid(places.line(index, 'charge_amount'), 'must be above 0')]),
    ];
  });
}

function memberProblems({ request }: SaleOrder, { member }: PaymentState): SaleProblem[] {
  return request.memberId === null || member?.status === 'Active' ? [] : [notFound('member_id', 'member')];
}

function offerProblems({ request, places }: SaleOrder, state: PaymentState): SaleProblem[] {
  const offers = idsOf(state.offers?.filter(isActive));
  return (['discount', 'offer'] as const).flatMap((kind) =>
    // Automatic offers are chosen again.
    request[kind]?.byItself ? [] : problemOf(offers, request[kind]?.offerId, places.offer(kind), kind),
  );
}

function tenderProblems({ tenders, places }: SaleOrder, state: PaymentState): SaleProblem[] {
  const institutes = idsOf(state.institutes);
  const cards = idsOf(state.cards);
  const channels = idsOf(state.channels);
  return tenders.flatMap(({ instituteId, sender, cardId, paymentChannelId }, index) => [
    ...problemOf(institutes, instituteId, places.channel(index, 'institute_id'), 'institute'),
    // The sending bank is looked up only where it differs from the institute.
    ...(sender?.id === instituteId
      ? []
      : problemOf(institutes, sender?.id, places.channel(index, 'sender.institute_id'), 'institute')),
    ...problemOf(cards, cardId, places.channel(index, 'card_id'), 'card'),
    ...problemOf(channels, paymentChannelId, places.channel(index, 'payment_channel_id'), 'payment channel'),
  ]);
}

function problemOf(
  existing: ReadonlySet<string>,
  id: string | null | undefined,
  path: string,
  what: string,
): SaleProblem[] {
  return id === null || id === undefined || existing.has(id) ? [] : [notFound(path, what)];
}

function idsOf(rows: readonly { id: string }[] | null | undefined): Set<string> {
  return new Set(rows?.map((row) => row.id));
}

function isActive(row: { status: string }): boolean {
  return row.status === 'Active';
}
