import type { AdjustRefusal } from '@taem/domain/transactions/adjustPoints.ts';
import type { ReversalRefusal } from '@taem/domain/transactions/planReversal.ts';
import { useSession } from '../../app/session.ts';
import { useFormat } from '../useFormat.ts';
import { messages, useReversalMessages } from './messages.ts';

/** Why it was refused, in the contract's form. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly path: readonly string[];
  readonly params: readonly { name: string; value: string }[];
}

export type Obstacle = ReversalRefusal | AdjustRefusal | { code: 'CODE_NEEDED' };

const BRANCH_REASONS = ['BRANCH_NEEDED', 'OTHER_BRANCH', 'FOREIGN_BRANCH'] as const;

/** Returns functions that word the obstacles of a void or an adjustment. */
export function useReversalWords() {
  const t = useReversalMessages();
  const format = useFormat();
  const { branches } = useSession();

  const obstacle = (found: Obstacle, sale: { branchId: string; branchName?: string | null }): string => {
    const branch = sale.branchName ?? branches.find(({ id }) => id === sale.branchId)?.name ?? '';
    if (found.code === 'INSUFFICIENT_POINTS')
      return t('obstacle.INSUFFICIENT_POINTS', { points: format.count(found.missing), count: found.missing });
    if (found.code === 'TOO_MANY_POINTS')
      return t(`obstacle.TOO_MANY_POINTS_${found.holder}`, { limit: format.count(found.limit) });
    return t(`obstacle.${found.code}`, { branch });
  };

  /** WALL-13, WALL-14 Words each refusal by its code; of refused fields the first one, with its path. */
  const refusal = ({ code, message, path, params }: Refusal): string => {
    const missing = Number(params.find(({ name }) => name === 'missing')?.value);
    if (code === 'INSUFFICIENT_POINTS' && missing > 0)
      return t('obstacle.INSUFFICIENT_POINTS', { points: format.count(missing), count: missing });
    if (code === 'VALIDATION') return [path.join('.'), message].filter(Boolean).join(' ');
    const key = `refusal.${code}`;
    return isKey(key) ? t(key as 'refusal.PERMISSION') : message || t('refusal.WRONG_AUTHORIZE_CODE');
  };

  /** Words an obstacle of a preview, which names the branch as the dialog does. */
  const planned = (found: Refusal, sale: { branchId: string; branchName?: string | null }): string => {
    const reason = found.params.find(({ name }) => name === 'reason')?.value;
    const branch = BRANCH_REASONS.find((code) => code === reason);
    if (branch) return obstacle({ code: branch }, sale);
    if (reason === 'MORE_THAN_LEFT') return t('refusal.MORE_THAN_LEFT');
    return found.code === 'ALREADY_VOID' ? obstacle({ code: 'ALREADY_VOID' }, sale) : refusal(found);
  };
  return { obstacle, refusal, planned };
}

function isKey(key: string): key is keyof (typeof messages)['en'] {
  return key in messages.en;
}
