import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { WhatIfFiguresFragment } from '../gql/graphql.ts';

type Field = 'offerWhatIf' | 'tierWhatIf';

/** A question about past sales: the variables of its operation except the number of sales to examine. */
export interface Question {
  // biome-ignore lint/suspicious/noExplicitAny: each of the two queries has its own variables.
  readonly document: TypedDocumentNode<{ [Name in Field]?: WhatIfFiguresFragment | null }, any>;
  readonly field: Field;
  readonly variables: Readonly<Record<string, unknown>>;
}

export interface WhatIfState {
  /** The figures of the last answered question; null before the first, and after a fault. */
  readonly figures: WhatIfFiguresFragment | null;
  /** Whether they are of the current draft, and of all sales. */
  readonly isWhole: boolean;
  readonly isFailed: boolean;
}

/** Delay in ms, so that not every key press sends a request. */
const PAUSE = 500;

/**
 * Returns what a draft would have done: first for a sample of sales, then for all. A change of the draft, or leaving, aborts
 * the request, here and at the server. null: there is no question.
 */
export function useWhatIf(question: Question | null): WhatIfState {
  const client = useApolloClient();
  const [state, setState] = useState<WhatIfState>({ figures: null, isWhole: false, isFailed: false });
  const key = question && JSON.stringify([question.field, question.variables]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same question is the same by what it asks.
  useEffect(() => {
    if (!question) return;
    const caller = new AbortController();
    setState(({ figures }) => ({ figures, isWhole: false, isFailed: false }));
    const ask = async (depth: 'QUICK' | 'FULL') => {
      const { data } = await client.query({
        query: question.document,
        variables: { ...question.variables, depth },
        fetchPolicy: 'no-cache',
        context: { queryDeduplication: false, fetchOptions: { signal: caller.signal } },
      });
      return data?.[question.field] ?? null;
    };
    const answer = async () => {
      try {
        const first = await ask('QUICK');
        if (caller.signal.aborted) return;
        const isAll = first?.oneIn === 1;
        setState({ figures: first, isWhole: isAll, isFailed: first === null });
        if (!first || isAll) return;
        const figures = await ask('FULL');
        if (!caller.signal.aborted) setState({ figures, isWhole: true, isFailed: figures === null });
      } catch {
        if (!caller.signal.aborted) setState({ figures: null, isWhole: false, isFailed: true });
      }
    };
    const timer = setTimeout(() => void answer(), PAUSE);
    return () => {
      clearTimeout(timer);
      caller.abort();
    };
  }, [key, client]);
  return state;
}
