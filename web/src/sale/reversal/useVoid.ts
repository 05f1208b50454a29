import type { VoidReason } from '@taem/domain/transactions/voidReason.ts';
import { voidRemark } from '@taem/domain/transactions/voidReason.ts';
import { useState } from 'react';
import { useNotice } from '../../app/notice.tsx';
import type { VoidSaleMutation } from '../gql/graphql.ts';
import { useVoidPlanQuery, useVoidSaleMutation } from '../gql/hooks.ts';
import { useReversalMessages } from './messages.ts';
import type { ReversalProps } from './ReversalDialog.tsx';
import { usePlace } from './usePlace.ts';
import { useReversal } from './useReversal.ts';

const payloadOf = (data: Partial<VoidSaleMutation>) => data.voidTransaction;

/** The state of the dialog that voids a sale. */
export function useVoid({ sale, onReadAgain, onClose }: ReversalProps) {
  const t = useReversalMessages();
  const notify = useNotice();
  const place = usePlace();
  const [reason, setReason] = useState<VoidReason | null>(null);
  const [detail, setDetail] = useState('');
  const [mutate] = useVoidSaleMutation();
  // Points are spent and sales are voided elsewhere at any time: a plan is valid only for the moment.
  const plan = useVoidPlanQuery({ variables: { id: sale.id, branchId: place.branchId }, fetchPolicy: 'network-only' });
  const reversal = useReversal({
    sale,
    place,
    send: (input) => mutate({ variables: { input } }).then(({ data }) => data),
    payloadOf,
    movesMoney: true,
    approvableOf: (named) => ({ void: named }),
    contentOf: () => ({ remark: reason === null ? '' : voidRemark(reason, detail) }),
    onDone: () => notify(t('void.done', { number: sale.transactionNo }), 'success'),
    onReadAgain: async () => void (await Promise.all([onReadAgain(), plan.refetch()])),
    onClose,
  });
  const refusals = plan.data?.previewVoidTransaction?.refusals ?? [];
  // An unanswered void can be sent again, whatever the plan says by now.
  const isWaiting = plan.loading && !reversal.isUnknown;
  const [pressedEarly, setPressedEarly] = useState(false);
  const canSend =
    reversal.canSend && (reversal.isUnknown || (!isWaiting && refusals.length === 0 && sale.status !== 'VOID'));
  return {
    ...reversal,
    /** null until one is chosen: a preselected reason would be worthless in a report. */
    reason,
    setReason,
    detail,
    setDetail,
    plan,
    /** The effects are still being loaded: nothing may be voided before they were displayed. */
    isWaiting,
    /** Whether the button was pressed all the same. */
    pressedEarly,
    isReady: reason !== null && (canSend || isWaiting),
    submit: () => {
      setPressedEarly(isWaiting);
      if (canSend && reason !== null) void reversal.send();
    },
  };
}
