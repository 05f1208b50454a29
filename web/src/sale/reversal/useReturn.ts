import { ZERO } from '@taem/domain/money/money.ts';
import type { BasketMember, ExchangeEntry } from '@taem/domain/till/basket.ts';
import type { BasketExchange } from '@taem/domain/till/basketExchange.ts';
import { type ReturnReason, returnNote } from '@taem/domain/transactions/returnReason.ts';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useNotice } from '../../app/notice.tsx';
import type { ReturnSaleMutation } from '../gql/graphql.ts';
import { useReturnPlanQuery, useReturnSaleMutation } from '../gql/hooks.ts';
import { useReversalMessages } from './messages.ts';
import type { ReturnedSale } from './ReturnDialog.tsx';
import type { ReversalProps } from './ReversalDialog.tsx';
import { usePlace } from './usePlace.ts';
import { useReversal } from './useReversal.ts';

interface Line {
  readonly quantity: number | null;
  readonly restock: boolean;
}

const NONE: Line = { quantity: 0, restock: true };
const payloadOf = (data: Partial<ReturnSaleMutation>) => data.returnSale;

/** The state of the dialog that takes pieces of a sale back. */
export function useReturn({ sale, onReadAgain, onClose }: ReversalProps<ReturnedSale>) {
  const t = useReversalMessages();
  const notify = useNotice();
  const navigate = useNavigate();
  const place = usePlace();
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
    variables: { id: sale.id, branchId: place.branchId, lines: pieces, ...how },
    fetchPolicy: 'network-only',
    skip: pieces.length === 0,
  });
  const isPlanning = plan.loading;
  const previewed = pieces.length === 0 ? null : (plan.data ?? plan.previousData)?.previewReturn;
  const contentOf = () => ({
    lines: pieces.map((line) => ({ ...line, reason: returnNote(reason, detail) || null })),
    ...how,
    amount: previewed?.amount ?? 0,
  });
  const reversal = useReversal({
    sale,
    place,
    send: async (input) => {
      const { data } = await mutate({ variables: { input } });
      returnId.current = data?.returnSale?.transaction?.id ?? null;
      return data;
    },
    payloadOf,
    movesMoney: true,
    contentOf,
    approvableOf: (named) => ({ return: { ...named, ...contentOf() } }),
    onDone: () => {
      notify(t('return.done', { number: sale.transactionNo }), 'success');
      if (returnId.current) navigate(`/transactions/${returnId.current}`);
    },
    onReadAgain: async () => void (await Promise.all([onReadAgain(), plan.refetch()])),
    onClose,
  });
  const isRefused = (previewed?.refusals.length ?? 0) > 0;
  const isReady =
    reversal.canSend && (reversal.isUnknown || (isTyped && !isPlanning && Boolean(previewed) && !isRefused));
  /** What the till takes over; null while it may not yet. */
  const exchange = (): ExchangeEntry | null =>
    isTyped && pieces.length > 0 && previewed && !isPlanning && !isRefused && !reversal.isUnknown
      ? { exchange: exchangeOf(sale, pieces, returnNote(reason, detail) || null, how), buyer: buyerOf(sale) }
      : null;
  return {
    ...reversal,
    exchange: exchange(),
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
    /** null before pieces are chosen, and if there is no preview. */
    previewed: previewed ?? null,
    isPlanning,
    isReady,
    submit: () => {
      if (isReady) void reversal.send();
    },
  };
}

function exchangeOf(
  { id, transactionNo, memberId, branchId, returnable }: ReturnedSale,
  pieces: readonly { position: number; quantity: number; restock: boolean }[],
  reason: string | null,
  how: Pick<BasketExchange, 'delivery' | 'inCash'>,
): BasketExchange {
  const lines = pieces.flatMap(({ position, quantity, restock }) => {
    const line = returnable.find((each) => each.position === position);
    return line ? [{ position, name: line.name, options: line.options, qty: quantity, restock, reason }] : [];
  });
  // The worth is read where it is displayed.
  return { ...how, saleId: id, transactionNo, memberId: memberId ?? null, branchId, lines, worth: null };
}

/** Returns the buyer for the till, which reads the remaining fields and sells nothing before that. */
function buyerOf({ memberId, member }: ReturnedSale): BasketMember | null {
  if (!memberId || !member) return null;
  const { firstname, lastname, phone, remainingPoints } = member;
  return {
    ...{ id: memberId, firstname, lastname, phone: phone ?? null, remainingPoints },
    ...{ imageUrl: null, tags: [], lastTransactionTime: null, totalLtv: ZERO, totalTransaction: 0 },
  };
}
