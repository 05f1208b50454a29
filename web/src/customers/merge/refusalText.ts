import type { useMergeMessages } from './messages.ts';

interface Refused {
  readonly code: string;
  readonly path: readonly string[];
}

const WORDED = ['MEMBER_MERGED', 'MEMBER_ERASED', 'TOO_MANY_POINTS', 'STALE_VERSION', 'PERMISSION'] as const;

/** Returns why two accounts cannot be merged, in the words of the screen. */
export function refusalText(t: ReturnType<typeof useMergeMessages>, { code, path }: Refused): string {
  const worded = WORDED.find((candidate) => candidate === code);
  if (worded) return t(`refused.${worded}`);
  if (code === 'VALIDATION' && path[0] === 'keepId') return t('refused.INACTIVE');
  return t('refused.other');
}
