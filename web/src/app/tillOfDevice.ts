import { deviceSetting, type TillOfDevice, useDeviceSetting } from './deviceSetting.ts';

/** The till that this device is in the branch; null where it has not chosen one, or one of another branch. */
export const tillOfDevice = (branchId: string | null): string | null =>
  inBranch(deviceSetting().till, branchId)?.id ?? null;

/** The same with its code and name, as it is chosen. */
export const useTillOfDevice = (branchId: string | null): TillOfDevice | null =>
  inBranch(useDeviceSetting().till, branchId);

const inBranch = (till: TillOfDevice, branchId: string | null) => (till.id && till.branchId === branchId ? till : null);
