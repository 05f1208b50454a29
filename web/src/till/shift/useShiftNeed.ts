import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { useEffect, useRef, useState } from 'react';
import { changeDevice, useDeviceSetting } from '../../app/deviceSetting.ts';
import { usePermission } from '../../app/permission.ts';
import { useTillOfDevice } from '../../app/tillOfDevice.ts';
import { useCounter } from '../counter/useCounter.ts';
import { useBranchTills } from '../device/useBranchTills.ts';
import type { ShiftOfDeviceQuery } from '../gql/graphql.ts';
import { useShiftOfDeviceQuery } from '../gql/hooks.ts';

type ShiftOfDevice = NonNullable<ShiftOfDeviceQuery['tillShift']>;

export type ShiftNeed =
  /** Nothing may be sold before this device has a till, has a shift, or has a new shift after the last one was closed. */
  | { kind: 'TILL' | 'SHIFT' | 'NEXT_SHIFT'; shift: null }
  /** This device is a till of another branch, so what is sold here would be in no shift, which the shop allows. */
  | { kind: 'ELSEWHERE'; shift: null }
  /** The open shift is of an earlier day, or another device opened it. */
  | { kind: 'EARLIER' | 'TAKEN_UP'; shift: ShiftOfDevice };

/** Whether nothing may be sold until the need is met. */
export const isGateShut = (need: ShiftNeed | null): boolean =>
  need !== null && need.shift === null && need.kind !== 'ELSEWHERE';

/** Shifts of earlier days that are to be counted later, and branches where it is sold outside of shifts; each opening of the page asks again. */
const postponed = new Set<string>();

/** Returns what is needed before anything is sold at this device; null if nothing is. */
export function useShiftNeed(branchId: string | null): { need: ShiftNeed | null; putOff: () => void } {
  const counter = useCounter();
  const { canWrite } = usePermission(PAGE.payment);
  const till = useTillOfDevice(branchId);
  const { shift: ownId, till: ofDevice } = useDeviceSetting();
  // Where it is no till of this branch, whether there are any that it could be.
  const tills = useBranchTills(canWrite && ofDevice.id && !till ? branchId : null);
  const [, setPostponed] = useState(0);
  const wasOpen = useRef(false);
  const before = useRef<ShiftNeed | null>(null);
  const { data, error, refetch } = useShiftOfDeviceQuery({
    variables: { tillId: till?.id ?? '' },
    skip: !till || !canWrite || !counter,
  });
  useEffect(() => {
    // Another device may have closed it since, or a night has passed.
    const look = () => {
      if (till && document.visibilityState === 'visible') void refetch().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [till, refetch]);
  const shift = till ? data?.tillShift : undefined;
  if (shift) wasOpen.current = true;
  const need = needOf();
  before.current = need;
  return {
    need,
    putOff: () => {
      if (need?.kind === 'ELSEWHERE' && branchId) postponed.add(branchId);
      if (!shift) return setPostponed(postponed.size);
      if (shift.isOfEarlierDay) postponed.add(shift.id);
      setPostponed(postponed.size);
      changeDevice({ shift: shift.id });
    },
  };

  function needOf(): ShiftNeed | null {
    if (shift?.isOfEarlierDay && !postponed.has(shift.id)) return { kind: 'EARLIER', shift };
    if (shift) return shift.id === ownId || shift.isOfEarlierDay ? null : { kind: 'TAKEN_UP', shift };
    if (!canWrite || !counter) return null;
    if (counter.saleShift !== 'REQUIRED') return isElsewhere() ? { kind: 'ELSEWHERE', shift: null } : null;
    if (!till) return { kind: 'TILL', shift: null };
    if (data) return { kind: wasOpen.current ? 'NEXT_SHIFT' : 'SHIFT', shift: null };
    // While the shift of a till just chosen is loading, the previous need stays. If it cannot be loaded, selling is not held
    // up.
    return error ? null : before.current;
  }

  /** Also when a till of this branch was chosen for it just now, until its shift is opened or put off. */
  function isElsewhere(): boolean {
    if (!branchId || postponed.has(branchId) || tills?.length === 0) return false;
    return till ? before.current?.kind === 'ELSEWHERE' : tills !== null;
  }
}
