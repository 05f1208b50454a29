import { channelTypeOf } from '@taem/domain/till/paymentMethod.ts';
import { CHANNEL_TYPES, type ChannelType } from '@taem/domain/till/paymentPayload.ts';
import { usePaymentMethodsQuery } from '../gql/hooks.ts';

/** Returns the kinds of tender that the merchant accepts, in the order of the tiles (CHAN-20). */
export function usePaymentTypes() {
  const { data, error, refetch } = usePaymentMethodsQuery();
  const available = new Set(data?.paymentMethods.map(({ name }) => channelTypeOf(name)));
  const types: ChannelType[] = CHANNEL_TYPES.filter((type) => available.has(type));
  return { types, methods: data?.paymentMethods.length ?? 0, loading: !data && !error, error: !data && error, refetch };
}
