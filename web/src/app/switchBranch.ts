import { reloadPage } from './reloadPage.ts';
import { type SessionBranch, storeBranch } from './session.ts';

/** Makes the branch the one that is worked in; null stands for all branches. */
export function switchBranch(branch: SessionBranch | null): void {
  storeBranch(branch);
  // Every figure on screen and in memory belongs to the branch before (HOME-09).
  reloadPage();
}
