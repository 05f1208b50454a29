import type { CounterSetting } from '@taem/domain/merchant/counterSetting.ts';
import { useCounterQuery } from '../gql/hooks.ts';
import { useSalesPagePolicy } from '../page/salesPagePolicy.ts';

/** Returns the shop's settings for the steps of a sale; null until they are read. */
export function useCounter(): Omit<CounterSetting, 'returnPoints' | 'tillIdle'> | null {
  const { data } = useCounterQuery({ fetchPolicy: useSalesPagePolicy() });
  return data?.viewer.counter ?? null;
}
