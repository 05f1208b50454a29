import { typedCount } from '@taem/domain/reading/amount.ts';
import { adjustPoints } from '@taem/domain/transactions/adjustPoints.ts';
import { useState } from 'react';
import { useNotice } from '../../app/notice.tsx';
import type { AdjustSaleMutation } from '../gql/graphql.ts';
import { useAdjustSaleMutation } from '../gql/hooks.ts';
import { useSigned } from '../useSigned.ts';
import { useReversalMessages } from './messages.ts';
import type { ReversalProps } from './ReversalDialog.tsx';
import { usePlace } from './usePlace.ts';
import { useReversal } from './useReversal.ts';

const payloadOf = (data: Partial<AdjustSaleMutation>) => data.adjustPoints;

/** The state of the dialog that gives a sale other points. */
export function useAdjust({ sale, onReadAgain, onClose }: ReversalProps) {
  const t = useReversalMessages();
  const notify = useNotice();
  const place = usePlace();
  const signed = useSigned();
  const [points, setPoints] = useState(String(sale.earnPoints));
  const [remark, setRemark] = useState('');
  const [mutate] = useAdjustSaleMutation();
  const target = typedCount(points) ?? Number.NaN;
  // If the balance is unknown, only the gateway can check whether the points are still available.
  const facts = {
    status: sale.status === 'VOID' ? 'Void' : 'Complete',
    returns: sale.returns ?? null,
    memberId: sale.memberId ?? null,
    points: sale.earnPoints,
    balance: sale.balance ?? sale.earnPoints,
  };
  const adjustment = points.trim() === '' ? null : adjustPoints(facts, target);
  const reversal = useReversal({
    sale,
    place,
    send: (input) => mutate({ variables: { input } }).then(({ data }) => data),
    payloadOf,
    contentOf: () => ({ points: target, remark: remark.trim() || null }),
    approvableOf: (named) => ({ adjust: { ...named, points: target } }),
    onDone: () => notify(t('adjust.done', { points: adjustment?.ok ? signed(adjustment.difference) : '' }), 'success'),
    onReadAgain,
    onClose,
  });
  const isReady = reversal.canSend && (reversal.isUnknown || adjustment?.ok === true);
  return {
    ...reversal,
    ...{ points, setPoints, remark, setRemark, adjustment, isReady },
    submit: () => {
      if (isReady) void reversal.send();
    },
  };
}
