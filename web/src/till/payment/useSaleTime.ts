import { useState } from 'react';
import { useBranchClockQuery } from '../gql/hooks.ts';
import { branchNow, isInTheFuture } from './saleTime.ts';

export type SaleTime = ReturnType<typeof useSaleTime>;

/** When the sale took place, where the cashier says so; hidden until it is asked for, because it is nearly always now. */
export function useSaleTime(branchId: string) {
  const [shown, setShown] = useState(false);
  const [value, setValue] = useState('');
  const { data } = useBranchClockQuery({ skip: !shown });
  const timeZone = data?.viewer.branches.find(({ id }) => id === branchId)?.timeZone;
  return {
    shown,
    show: () => setShown(true),
    value,
    setValue,
    /** Until the branch's clock is known the gateway alone has the word. */
    latest: timeZone && branchNow(timeZone),
    inFuture: value !== '' && timeZone !== undefined && isInTheFuture(value, timeZone),
  };
}
