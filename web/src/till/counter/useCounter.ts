import type { CounterSetting } from '@taem/domain/merchant/counterSetting.ts';
import { useCounterQuery } from '../gql/hooks.ts';
import { useSalesPagePolicy } from '../page/salesPagePolicy.ts';

/** Which steps a sale takes in this shop; null until it is read. */
export function useCounter(): Omit<CounterSetting, 'returnPoints' | 'tillIdle'> | null {
  const { data } = useCounterQuery({ fetchPolicy: useSalesPagePolicy() });
  return data?.viewer.counter ?? null;
}
