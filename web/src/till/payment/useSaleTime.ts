import { useState } from 'react';
import { serverNow } from '../../app/serverClock.ts';
import { basketStore } from '../basket/basketStore.ts';
import { soldTime } from '../basket/tillMoment.ts';
import { useBasket } from '../basket/useBasket.ts';
import { useBranchClockQuery } from '../gql/hooks.ts';
import { faultOf, pickerBounds } from './saleTime.ts';

export type SaleTime = ReturnType<typeof useSaleTime>;

/**
 * Holds the time of the sale, if the cashier enters one; hidden until opened, because it is nearly always now. It belongs to
 * the bill, so it stays when the cashier goes back to the lines.
 */
export function useSaleTime(branchId: string) {
  const value = useBasket(({ soldAt }) => soldAt);
  const [isOpen, setOpen] = useState(value !== '');
  const localTime = useBasket(soldTime);
  const { data } = useBranchClockQuery({ skip: !isOpen });
  const timeZone = data?.viewer.branches.find(({ id }) => id === branchId)?.timeZone;
  /** Until the branch's clock is loaded only the gateway checks the time. */
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
