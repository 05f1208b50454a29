import { useRef, useState } from 'react';
import { newKey } from '../../app/newKey.ts';
import type { FaultyAnswer } from '../../app/notCarriedOut.ts';
import { sendPatiently } from '../../app/sendPatiently.ts';
import { readAnswer, readThrown, settle, type WriteAnswer, type WriteOutcome } from '../../app/writeAnswer.ts';
import type { Refusal } from './useReversalWords.ts';

/** What a void or an adjustment returns. */
interface Payload {
  readonly transaction?: object | null;
  readonly userErrors: readonly Refusal[];
}

interface Done {
  kind: 'done';
}

export type SendOutcome = WriteOutcome<Done, Refusal> | { kind: 'offline' };

/**
 * Sends a write that must happen only once: until its outcome is certain, every press sends the first content again with
 * the first key. The outcome follows from all attempts together: a write that may have been recorded is never reported as
 * refused.
 */
export function useSendOnce<Input extends object, Data>(
  send: (input: Input & { idempotencyKey: string }) => Promise<Data | null | undefined>,
  payloadOf: (data: Partial<Data>) => Payload | undefined,
) {
  const attempt = useRef<(Input & { idempotencyKey: string }) | null>(null);
  const [outcome, setOutcome] = useState<SendOutcome | null>(null);
  const [sending, setSending] = useState(false);

  const read = ({ data, errors }: FaultyAnswer): WriteAnswer<Done, Refusal> => {
    const payload = data ? payloadOf(data as Partial<Data>) : undefined;
    return readAnswer<Done, Refusal>(payload?.transaction ? { kind: 'done' } : null, payload?.userErrors, {
      data,
      errors,
    });
  };
  const submit = async (input: Input): Promise<SendOutcome> => {
    const wasSentBefore = attempt.current !== null;
    if (!navigator.onLine && !wasSentBefore) return report({ kind: 'offline' });
    const sent = attempt.current ?? { ...input, idempotencyKey: newKey() };
    attempt.current = sent;
    setSending(true);
    const answers = await sendPatiently(() =>
      send(sent).then(
        (data) => read({ data, errors: [] }),
        (error) => readThrown(error, read),
      ),
    );
    const proved = settle(answers, wasSentBefore, (answer): answer is Done => answer.kind === 'done');
    if (proved.kind !== 'unknown') attempt.current = null;
    setSending(false);
    return report(proved);
  };
  const report = (next: SendOutcome) => {
    setOutcome(next);
    return next;
  };
  return { submit, outcome, sending, clear: () => setOutcome(null) };
}
