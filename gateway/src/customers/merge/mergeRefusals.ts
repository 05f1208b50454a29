import { MAX_MEMBER_POINTS } from '@taem/domain/limits.ts';
import { Refusal, refuseUnknown } from '../../http/errors.ts';
import type { MergeAccount } from './MergeAccount.ts';

/** A reason why two accounts cannot be merged. */
export interface MergeProblem {
  code: 'VALIDATION' | 'MEMBER_MERGED' | 'MEMBER_ERASED' | 'TOO_MANY_POINTS';
  /** The account that it is about. */
  path: 'id' | 'merge_id';
  message: string;
}

export function mergeProblems(kept: MergeAccount, merged: MergeAccount): MergeProblem[] {
  if (kept.id === merged.id) return [{ code: 'VALIDATION', path: 'merge_id', message: 'is the account that is kept' }];
  const problems: MergeProblem[] = [];
  for (const [path, account] of [['id', kept] as const, ['merge_id', merged] as const]) {
    if (account.merged_into_id)
      problems.push({ code: 'MEMBER_MERGED', path, message: 'was merged into another account already' });
    else if (account.erased_at) problems.push({ code: 'MEMBER_ERASED', path, message: 'was erased' });
  }
  if (problems.length > 0) return problems;
  if (kept.status !== 'Active')
    problems.push({
      code: 'VALIDATION',
      path: 'id',
      message: 'is inactive: keep the other account, or make it active',
    });
  if (kept.points + merged.points > MAX_MEMBER_POINTS)
    problems.push({
      code: 'TOO_MANY_POINTS',
      path: 'merge_id',
      message: 'would give more points than a member may hold',
    });
  return problems;
}

export function refuseMerge(kept: MergeAccount, merged: MergeAccount): void {
  const [first] = mergeProblems(kept, merged);
  if (!first) return;
  const { code, path, message } = first;
  throw new Refusal(code === 'VALIDATION' ? 400 : 422, code, [{ path, message }]);
}

/** Returns both accounts of a merge; throws if one is missing. */
export function bothOf(accounts: ReadonlyMap<string, MergeAccount>, keptId: string, mergedId: string) {
  const [kept, merged] = [accounts.get(keptId), accounts.get(mergedId)];
  if (!kept || !merged) throw refuseUnknown('The member');
  return { kept, merged };
}
