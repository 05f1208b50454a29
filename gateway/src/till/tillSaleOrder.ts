import type { CashRounding } from '@taem/domain/merchant/counterSetting.ts';
import { fromBaht, type Satang } from '@taem/domain/money/money.ts';
import { EXCHANGE } from '@taem/domain/till/paymentPayload.ts';
import type { PricedBasket } from '@taem/domain/till/pricing.ts';
import { compareStated, refusedPath, type StatedFigures } from '@taem/domain/till/pricingWords.ts';
import { readSaleBody, statedFigures } from '@taem/domain/till/readSaleBody.ts';
import type { CheckedSaleBody } from '@taem/domain/till/saleBody.schema.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { hashSale } from './hashPayment.ts';
import type { SaleOrder, SalePlaces, SaleTender } from './SaleOrder.ts';
import { refuseSale } from './SaleProblem.ts';

/**
 * Returns the order in the body of POST payment/sale: decisions, and the bill as the customer saw it. `covered` is the
 * part of the amount due that the returned goods pay in an exchange.
 */
export function tillSaleOrder(
  body: CheckedSaleBody,
  image: Buffer | null,
  session: GatewaySession,
  covered?: (due: Satang) => Satang,
): SaleOrder {
  const stated = statedFigures(body);
  return {
    branchId: mayWorkIn(session, body.branch_id) ? body.branch_id : null,
    request: readSaleBody(body),
    tenders: body.channels.map(saleTender),
    remark: body.remark?.trim() || null,
    localTime: body.create_local_time ?? null,
    image,
    hash: hashSale(body, image, session.userId),
    parkedVersion: body.parked_version ?? null,
    tillId: body.till_id ?? null,
    approvalId: body.approval_id ?? null,
    places: PLACES,
    checkRecords: () => [],
    checkFigures: (priced, rounding) => {
      const byGoods = covered ? [{ type: EXCHANGE, amount: covered(priced.amountDue) } as const] : [];
      refuseOtherFigures({ ...stated, tenders: [...byGoods, ...stated.tenders] }, priced, rounding);
    },
    withReceipt: true,
  };
}

function mayWorkIn({ branchIds }: GatewaySession, branchId: string): boolean {
  return branchIds.length === 0 || branchIds.includes(branchId);
}

const PLACES: SalePlaces = {
  line: (index, field) => `lines.${index}.${field}`,
  offer: (kind) => `${kind}.offer_id`,
  channel: (index, field) => `channels.${index}.${field}`,
  refused: (refusal) => snakeCase(refusedPath(refusal).join('.').replace('customPrice', 'charge_amount')),
};

function saleTender(channel: CheckedSaleBody['channels'][number]): SaleTender {
  const instituteId = channel.institute_id ?? null;
  return {
    type: channel.type,
    amount: fromBaht(channel.amount),
    received: channel.received_amount == null ? null : fromBaht(channel.received_amount),
    instituteId,
    instituteName: null,
    cardId: channel.card_id ?? null,
    cardName: null,
    paymentChannelId: channel.payment_channel_id ?? null,
    actionCode: null,
    // A transfer comes from the customer's bank.
    sender: channel.type === 'Transfer' && instituteId ? { id: instituteId, name: '' } : null,
    slip: channel.slip ?? null,
  };
}

function refuseOtherFigures(stated: StatedFigures, priced: PricedBasket, rounding: CashRounding): void {
  refuseSale(
    compareStated(stated, priced, rounding).map(({ field, expected, actual, message }) => {
      const path = snakeCase(field);
      return { code: 'PAYMENT_MISMATCH', path, message, params: { field: path, expected, actual } };
    }),
  );
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
