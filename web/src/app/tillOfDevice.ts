import { deviceSetting, type TillOfDevice, useDeviceSetting } from './deviceSetting.ts';

/** Returns the id of the till chosen for this device; null if none was chosen, or one of another branch. */
export const tillOfDevice = (branchId: string | null): string | null =>
  inBranch(deviceSetting().till, branchId)?.id ?? null;

/** Returns the same till with its code and name; the component follows the choice. */
export const useTillOfDevice = (branchId: string | null): TillOfDevice | null =>
  inBranch(useDeviceSetting().till, branchId);

const inBranch = (till: TillOfDevice, branchId: string | null) => (till.id && till.branchId === branchId ? till : null);
