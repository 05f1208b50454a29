import { useState } from 'react';
import { serverNow } from '../../app/serverClock.ts';
import { basketStore } from '../basket/basketStore.ts';
import { soldTime } from '../basket/tillMoment.ts';
import { useBasket } from '../basket/useBasket.ts';
import { useBranchClockQuery } from '../gql/hooks.ts';
import { faultOf, pickerBounds } from './saleTime.ts';

export type SaleTime = ReturnType<typeof useSaleTime>;

/** When the sale took place, where the cashier says so; hidden until opened, because it is nearly always now. It is of the bill, also on a way back to its lines. */
export function useSaleTime(branchId: string) {
  const value = useBasket(({ soldAt }) => soldAt);
  const [isOpen, setOpen] = useState(value !== '');
  const localTime = useBasket(soldTime);
  const { data } = useBranchClockQuery({ skip: !isOpen });
  const timeZone = data?.viewer.branches.find(({ id }) => id === branchId)?.timeZone;
  /** Until the branch's clock is known the gateway alone has the word. */
  const clock =
    data && timeZone
      ? {
          now: serverNow(),
          timeZone,
          backdatingDays: data.viewer.backdatingDays,
          dayEnds: data.viewer.dayEnds,
          closedThrough: data.viewer.closedThrough ?? null,
        }
      : null;
  const fault = faultOf(value, clock);
  return {
    isOpen,
    show: () => setOpen(true),
    value,
    setValue: (soldAt: string) => basketStore.dispatch({ type: 'setSoldAt', soldAt }),
    bounds: clock ? pickerBounds(clock) : {},
    backdatingDays: clock?.backdatingDays ?? 0,
    fault,
    localTime,
  };
}
