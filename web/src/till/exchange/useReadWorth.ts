import { useApolloClient } from '@apollo/client/react';
import type { BasketExchange } from '@taem/domain/till/basketExchange.ts';
import { useEffect, useState } from 'react';
import { basketStore } from '../basket/basketStore.ts';
import { readWorth } from './readWorth.ts';

export type WorthFailure = 'failed' | 'none';

/** Updates the worth of what comes back; on the way to payment only if it is missing or the cashier retries. */
export function useReadWorth(exchange: BasketExchange, readOnly: boolean) {
  const client = useApolloClient();
  const [failure, setFailure] = useState<WorthFailure | null>(null);
  const [turn, setTurn] = useState(0);
  const { lines } = exchange;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lines stand for the question; a worth that was read raises none.
  useEffect(() => {
    if (readOnly && exchange.worth && turn === 0) return;
    let isLeft = false;
    setFailure(null);
    readWorth(client, exchange).then(
      (worth) => {
        const { exchange: now } = basketStore.get();
        if (isLeft || now?.lines !== lines) return;
        if (!worth) setFailure('none');
        else if (JSON.stringify(worth) !== JSON.stringify(now.worth))
          basketStore.dispatch({ type: 'setExchange', exchange: { ...now, worth } });
      },
      () => !isLeft && setFailure('failed'),
    );
    return () => {
      isLeft = true;
    };
  }, [client, lines, turn]);
  return { failure, readAgain: () => setTurn(turn + 1) };
}
