import { fromBaht, subtract } from '@taem/domain/money/money.ts';
import { useFormat } from '../../sale/useFormat.ts';
import { useBasket } from '../basket/useBasket.ts';
import { usePaymentMessages } from './messages.ts';
import { useTenderWords } from './useTenderWords.ts';

/** Returns the chosen payment method in the few words that fit a tile; null if none is chosen. */
export function useChosenWords(): string | null {
  const t = usePaymentMessages();
  const format = useFormat();
  const { listed } = useTenderWords();
  const channels = useBasket(({ paymentChannels }) => paymentChannels);
  const [channel] = channels;
  if (!channel) return null;
  if (channels.length > 1) return t('channels.splitDone', { count: channels.length });
  if (channel.type === 'Cash' && channel.received_amount !== undefined) {
    const received = fromBaht(channel.received_amount);
    const change = subtract(received, fromBaht(channel.amount));
    if (change === 0) return t('channels.exact');
    return t('channels.received', { received: format.money(received), change: format.money(change) });
  }
  const names = [channel.institute_name, channel.card_name].filter((name) => name !== undefined).map(listed);
  return names.length > 0 ? names.join(' · ') : null;
}
