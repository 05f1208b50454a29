import { late } from '../../app/late.tsx';
import { isGateShut, useShiftNeed } from './useShiftNeed.ts';

const TillDialog = late(async () => (await import('../device/TillDialog.tsx')).TillDialog);

/** On pages that sell: requires the till and its shift first, and reports what became of the shift. */
export function ShiftGate({ branchId }: { branchId: string }) {
  const { need, putOff } = useShiftNeed(branchId);
  return need && <TillDialog branchId={branchId} need={need} onLeave={isGateShut(need) ? undefined : putOff} />;
}
