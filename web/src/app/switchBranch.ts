import { reloadPage } from './reloadPage.ts';
import { type SessionBranch, storeBranch } from './session.ts';

/** Switches to the branch; null stands for all branches. */
export function switchBranch(branch: SessionBranch | null): void {
  storeBranch(branch);
  // Every figure on screen and in memory belongs to the previous branch (HOME-09).
  reloadPage();
}
