import type { ApolloClient } from '@apollo/client';
import { figureInSatang } from '@taem/domain/money/figure.ts';
import { fromBaht } from '@taem/domain/money/money.ts';
import type { BasketExchange, ExchangeWorth } from '@taem/domain/till/basketExchange.ts';
import { CHANNEL_TYPES as CHANNELS, type ChannelType } from '@taem/domain/till/paymentPayload.ts';
import { CHANNEL_TYPES } from '../../app/contractValues.ts';
import { currentSession } from '../../app/session.ts';
import type { PaymentChannelType } from '../../gql/contract.ts';
import { toPricingTier } from '../basket/enterSale.ts';
import { ExchangeWorthDocument, type ExchangeWorthQuery } from '../gql/graphql.ts';

/** Reads what these pieces are worth now, by the gateway; null if it does not answer for them. */
export async function readWorth(client: ApolloClient, exchange: BasketExchange): Promise<ExchangeWorth | null> {
  const { saleId, memberId, lines, delivery, inCash } = exchange;
  const { data } = await client.query({
    query: ExchangeWorthDocument,
    variables: {
      ...{ id: saleId, branchId: currentSession()?.branchId ?? null, delivery, inCash },
      lines: lines.map(({ position, qty, restock }) => ({ position, quantity: qty, restock })),
    },
    // Other tills can spend the points or return the pieces at any time.
    fetchPolicy: 'network-only',
  });
  return data?.previewReturn ? toWorth(data.previewReturn, memberId) : null;
}

/** Returns the kind of tender by which money is handed back; whatever was paid with goods comes back as cash. */
const typeOf = (type: PaymentChannelType): ChannelType =>
  CHANNELS.find((each) => CHANNEL_TYPES[each] === type) ?? 'Cash';

function toWorth(preview: NonNullable<ExchangeWorthQuery['previewReturn']>, memberId: string | null): ExchangeWorth {
  const {
    version,
    isLast,
    amount,
    rows,
    deliveryCost,
    addedVat,
    tenders,
    cashHeld,
    cashHeldRounding,
    member,
    refusals,
  } = preview;
  return {
    version,
    isLast,
    due: fromBaht(amount),
    rows: rows.map(({ position, name, quantity, amount: baht }) => ({
      ...{ position, name, qty: quantity, amount: fromBaht(baht) },
    })),
    deliveryCost: fromBaht(deliveryCost),
    ...(addedVat !== 0 && { addedVat: fromBaht(addedVat) }),
    cash: { held: fromBaht(cashHeld), rounding: fromBaht(cashHeldRounding) },
    tenders: tenders.map(({ type, amount: baht, instituteName, cardName }) => ({
      ...{
        type: typeOf(type),
        amount: fromBaht(baht),
        instituteName: instituteName ?? null,
        cardName: cardName ?? null,
      },
    })),
    member:
      member && memberId
        ? {
            id: memberId,
            remainingPoints: member.pointsAfter,
            totalLtv: figureInSatang(member.lifetimeAfter.totalRevenue),
            totalTransaction: member.lifetimeAfter.totalTransactions,
            tier: member.tierAfter ? toPricingTier(member.tierAfter) : null,
          }
        : null,
    refusals: refusals.map(({ code, message, path, params }) => ({
      ...{ code, message, path },
      params: params.map(({ name, value }) => ({ name, value })),
    })),
  };
}
