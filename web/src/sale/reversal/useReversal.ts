import { reversalObstacle } from '@taem/domain/transactions/reversalObstacle.ts';
import { useEffect, useRef, useState } from 'react';
import { tillOfDevice } from '../../app/tillOfDevice.ts';
import type { Approvable } from '../approval/ApprovalDialog.tsx';
import { approvalOf, type NeededApproval } from '../approval/approvalActions.ts';
import type { ReversedSale } from './ReversedSale.ts';
import type { usePlace } from './usePlace.ts';
import type { Refusal } from './useReversalWords.ts';
import { useSendOnce } from './useSendOnce.ts';

interface Options<Content extends object, Data> {
  sale: ReversedSale;
  /** Where it is done. */
  place: ReturnType<typeof usePlace>;
  send: (input: SentReversal & Content & { idempotencyKey: string }) => Promise<Data | null | undefined>;
  payloadOf: (data: Partial<Data>) => { transaction?: object | null; userErrors: readonly Refusal[] } | undefined;
  contentOf: () => Content;
  /** Set if it moves money, and so belongs to the till of this device. */
  movesMoney?: true;
  /** Returns the content for approval by a second person. */
  approvableOf?: (named: { id: string; version: number }) => Approvable;
  onDone: () => void;
  onReadAgain: () => Promise<void>;
  onClose: () => void;
}

interface SentReversal {
  id: string;
  version: number;
  branchId: string;
  authorizePin: string;
  approvalId?: string;
  tillId?: string;
}

/** Refusals because the sale has changed since it was displayed, so it is read again. */
const IS_OTHER: ReadonlySet<string> = new Set([
  'STALE_VERSION',
  'ALREADY_VOID',
  'INSUFFICIENT_POINTS',
  'PAYMENT_MISMATCH',
  'NOT_FOUND',
]);

/** The common part of voiding, adjusting and returning: the code, sending once, and the consequences of each outcome. */
export function useReversal<Content extends object, Data>(options: Options<Content, Data>) {
  const { sale, place, onReadAgain, onClose } = options;
  const { branchId } = place;
  const [code, setCode] = useState('');
  const [wasReadAgain, setReadAgain] = useState(false);
  const [approval, setApproval] = useState<{ needed: NeededApproval; approvable: Approvable } | null>(null);
  const codeField = useRef<HTMLInputElement>(null);
  const { submit, outcome, sending, clear } = useSendOnce(options.send, options.payloadOf);
  const refused = outcome?.kind === 'refused' ? outcome.errors.map((error) => error.code) : [];
  const isUnknown = outcome?.kind === 'unknown';
  const isWrongCode = refused.includes('WRONG_AUTHORIZE_CODE');
  useEffect(() => {
    // Only now: the field was disabled while it was sent.
    if (isWrongCode && !sending) codeField.current?.focus();
  }, [isWrongCode, sending]);

  const send = async (approvalId?: string) => {
    if (sale.version === null || branchId === null || sending) return;
    setReadAgain(false);
    setApproval(null);
    const { id, version } = sale;
    const tillId = options.movesMoney ? tillOfDevice(branchId) : null;
    const sent = await submit({
      id,
      version,
      branchId,
      authorizePin: code.trim(),
      ...options.contentOf(),
      ...(approvalId && { approvalId }),
      ...(tillId && { tillId }),
    });
    if (sent.kind === 'done') {
      options.onDone();
      onClose();
      return;
    }
    if (sent.kind !== 'refused') return;
    const needed = approvalOf(sent.errors);
    if (needed && options.approvableOf) setApproval({ needed, approvable: options.approvableOf({ id, version }) });
    const codes = sent.errors.map((error) => error.code);
    if (codes.includes('WRONG_AUTHORIZE_CODE')) setCode('');
    if (codes.some((each) => IS_OTHER.has(each))) {
      await onReadAgain().catch(() => undefined);
      setReadAgain(true);
    }
  };
  return {
    place,
    /** What keeps it from being sent, whatever else is filled in. */
    obstacle: reversalObstacle(sale, place, code),
    /** What was sent stays as it is until its outcome is certain. */
    isLocked: sending || isUnknown,
    code,
    setCode: (next: string) => {
      if (!isUnknown) clear();
      setCode(next);
    },
    codeField,
    isWrongCode,
    isUnknown,
    outcome,
    wasReadAgain,
    sending,
    canSend: !sending,
    send: () => send(),
    /** The approval that is needed from a second person first, in this branch. */
    approval: approval &&
      branchId !== null && {
        ...approval,
        branchId,
        onApproved: (id: string) => void send(id),
        onClose: () => setApproval(null),
      },
    /** If the outcome is unknown, closing reads the sale again. */
    close: () => {
      if (isUnknown) void onReadAgain().catch(() => undefined);
      onClose();
    },
  };
}
