import { TillDialog } from '../device/TillDialog.tsx';
import { useShiftNeed } from './useShiftNeed.ts';

/** Where something is sold: asks for the till and its shift first, and says what became of the shift. */
export function ShiftGate({ branchId }: { branchId: string }) {
  const { need, putOff } = useShiftNeed(branchId);
  return need && <TillDialog branchId={branchId} need={need} onClose={putOff} />;
}
