import { deviceSetting } from './deviceSetting.ts';

/** The till that this device is in the branch; null where it has not chosen one, or one of another branch. */
export function tillOfDevice(branchId: string | null): string | null {
  const { till } = deviceSetting();
  return till.id && till.branchId === branchId ? till.id : null;
}
