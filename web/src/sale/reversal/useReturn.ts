import { type ReturnReason, returnNote } from '@taem/domain/transactions/returnReason.ts';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useNotice } from '../../app/notice.tsx';
import type { ReturnSaleMutation } from '../gql/graphql.ts';
import { useReturnPlanQuery, useReturnSaleMutation } from '../gql/hooks.ts';
import { useReversalMessages } from './messages.ts';
import type { ReturnedSale } from './ReturnDialog.tsx';
import { useReversal } from './useReversal.ts';

interface Line {
  readonly quantity: number | null;
  readonly restock: boolean;
}

const NONE: Line = { quantity: 0, restock: true };
const payloadOf = (data: Partial<ReturnSaleMutation>) => data.returnSale;

/** The state of the dialog that takes pieces of a sale back, in this branch. */
export function useReturn(
  sale: ReturnedSale,
  branchId: string | null,
  onReadAgain: () => Promise<void>,
  onClose: () => void,
) {
  const t = useReversalMessages();
  const notify = useNotice();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<Readonly<Record<number, Line>>>({});
  const [reason, setReason] = useState<ReturnReason | null>(null);
  const [detail, setDetail] = useState('');
  const [delivery, setDelivery] = useState(true);
  const [inCash, setInCash] = useState(false);
  const returnId = useRef<string | null>(null);
  const [mutate] = useReturnSaleMutation();
  const lineOf = (position: number) => chosen[position] ?? NONE;
  const isTyped = sale.returnable.every(({ position }) => lineOf(position).quantity !== null);
  const pieces = sale.returnable.flatMap(({ position }) => {
    const { quantity, restock } = lineOf(position);
    return quantity ? [{ position, quantity, restock }] : [];
  });
  const how = { delivery, inCash };
  // Points are spent and pieces are returned elsewhere at any time: a plan is valid only for the moment.
  const plan = useReturnPlanQuery({
    variables: { id: sale.id, branchId, lines: pieces, ...how },
    fetchPolicy: 'network-only',
    skip: pieces.length === 0,
  });
  const isWaiting = plan.loading;
  const previewed = pieces.length === 0 ? null : (plan.data ?? plan.previousData)?.previewReturn;
  const reversal = useReversal({
    sale,
    branchId,
    send: async (input) => {
      const { data } = await mutate({ variables: { input } });
      returnId.current = data?.returnSale?.transaction?.id ?? null;
      return data;
    },
    payloadOf,
    contentOf: () => ({
      lines: pieces.map((line) => ({ ...line, reason: returnNote(reason, detail) || null })),
      ...how,
      amount: previewed?.amount ?? 0,
    }),
    onDone: () => {
      notify(t('return.done', { number: sale.transactionNo }), 'success');
      if (returnId.current) navigate(`/transactions/${returnId.current}`);
    },
    onReadAgain: async () => void (await Promise.all([onReadAgain(), plan.refetch()])),
    onClose,
  });
  const isRefused = (previewed?.refusals.length ?? 0) > 0;
  const canSend =
    reversal.canSend && (reversal.isUnknown || (isTyped && !isWaiting && Boolean(previewed) && !isRefused));
  return {
    ...reversal,
    lineOf,
    setLine: (position: number, line: Partial<Line>) =>
      setChosen({ ...chosen, [position]: { ...lineOf(position), ...line } }),
    hasPieces: pieces.length > 0,
    reason,
    setReason,
    detail,
    setDetail,
    delivery,
    setDelivery,
    inCash,
    setInCash,
    /** null before pieces are chosen, and where there is no preview. */
    previewed: previewed ?? null,
    isWaiting,
    canSend,
    submit: () => {
      if (canSend) void reversal.send();
    },
  };
}
