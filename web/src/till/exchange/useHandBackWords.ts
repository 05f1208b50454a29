import type { ChannelType } from '@taem/domain/till/paymentPayload.ts';
import { CHANNEL_TYPES } from '../../app/contractValues.ts';
import type { PaymentChannelType } from '../../gql/contract.ts';
import { useSaleMessages } from '../../sale/messages.ts';
import { useTenderName } from '../../sale/useTenderName.ts';

interface Tender {
  /** The planned tender, or the one by which it was handed back. */
  readonly type: ChannelType | PaymentChannelType;
  readonly instituteName?: string | null;
  readonly cardName?: string | null;
}

/** Returns a function that names the tender by which money is handed back. */
export function useHandBackWords() {
  const t = useSaleMessages();
  const tenderName = useTenderName();
  return ({ type, instituteName, cardName }: Tender): string =>
    tenderName(
      t(`tender.${type in CHANNEL_TYPES ? CHANNEL_TYPES[type as ChannelType] : (type as PaymentChannelType)}`),
      instituteName,
      cardName,
    );
}
