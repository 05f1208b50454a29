import { satang, toBaht } from '@taem/domain/money/money.ts';
import type { ChannelType, PaymentPayloadChannel } from '@taem/domain/till/paymentPayload.ts';
import { type Random, sumRunning } from '../random.ts';
import type { ShopReference } from '../ShopRecords.ts';

const KINDS: readonly ChannelType[] = ['Cash', 'Transfer', 'Credit-Debit', 'Other'];
const SHARES = sumRunning([38, 39, 18, 5]);
const METHOD: Readonly<Record<ChannelType, string>> = {
  Cash: 'Cash',
  Transfer: 'Transfer',
  'Credit-Debit': 'Credit / Debit Card',
  Other: 'Other',
};
const SATANG = 100;
/** Too much to pay in cash at a cafe: offices transfer it. */
const LARGE = 250_000;

/** Returns how a bill of this amount, in satang, is paid; the parts always add up to it. */
export function chooseTender(random: Random, reference: ShopReference): (amountDue: number) => PaymentPayloadChannel[] {
  const possible = KINDS.filter((kind) => reference.channels.some(({ method }) => method === METHOD[kind]));
  const choose = () => {
    const kind = KINDS[random.place(SHARES)] ?? 'Cash';
    return possible.includes(kind) ? kind : 'Cash';
  };
  return (amountDue) => {
    // CHAN-14 If nothing is due, Other is the only method available.
    if (amountDue === 0) return [{ type: 'Other', amount: 0 }];
    const first = amountDue >= LARGE && possible.includes('Transfer') ? 'Transfer' : choose();
    const second = amountDue >= 20_000 && random.chance(0.03) ? choose() : first;
    if (second === first) return [tender(random, reference, first, amountDue)];
    const part = Math.floor(amountDue / 2 / SATANG) * SATANG;
    return [tender(random, reference, first, part), tender(random, reference, second, amountDue - part)];
  };
}

function tender(random: Random, reference: ShopReference, type: ChannelType, amount: number): PaymentPayloadChannel {
  const common = { type, amount: toBaht(satang(amount)) };
  if (type === 'Cash') return { ...common, received_amount: received(random, amount) };
  const accounts = reference.channels.filter(({ method }) => method === METHOD[type]);
  const account = accounts.length > 0 ? random.pick(accounts) : undefined;
  const payment_channel_id = account?.id;
  if (type === 'Other') return { ...common, payment_channel_id, action_code: account?.action_code ?? undefined };
  const bank = random.pick(reference.institutes);
  if (type === 'Transfer') {
    const own = reference.institutes.find(({ id }) => id === account?.institute_id) ?? bank;
    const sender = { institute_id: bank.id, institute_name: bank.name };
    return { ...common, payment_channel_id, institute_id: own.id, institute_name: own.name, sender };
  }
  const cards = reference.cards.filter(({ institute_id }) => institute_id === bank.id);
  const card = random.pick(cards);
  return {
    ...common,
    payment_channel_id,
    institute_id: bank.id,
    institute_name: bank.name,
    card_id: card.id,
    card_name: card.name,
  };
}

/** Returns the cash that is handed over; occasionally the cashier does not type it. */
function received(random: Random, amount: number): number | undefined {
  if (random.chance(0.2)) return undefined;
  const note = random.pick([2_000, 10_000, 10_000, 50_000, 100_000]);
  return toBaht(satang(Math.ceil(amount / note) * note));
}
