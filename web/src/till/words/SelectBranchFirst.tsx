import { ChooseBranch } from '../../app/ChooseBranch.tsx';
import { useTillMessages } from './messages.ts';

/** PAY-17: nothing can be sold across all branches. */
export function SelectBranchFirst() {
  const words = useTillMessages();
  return <ChooseBranch hint={words('selectBranchHint')} />;
}
