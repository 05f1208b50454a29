import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { WhatIfFiguresFragment } from '../gql/graphql.ts';

type Field = 'offerWhatIf' | 'tierWhatIf';

/** A question about past sales, in the variables of its operation but for how many of them are looked at. */
export interface Question {
  // biome-ignore lint/suspicious/noExplicitAny: each of the two queries has its own variables.
  readonly document: TypedDocumentNode<{ [Name in Field]?: WhatIfFiguresFragment | null }, any>;
  readonly field: Field;
  readonly variables: Readonly<Record<string, unknown>>;
}

export interface WhatIfState {
  /** Of the last question that was answered; null before the first, and after a fault. */
  readonly figures: WhatIfFiguresFragment | null;
  /** Whether they are of the draft as it stands, and of as many sales as there will be. */
  readonly isWhole: boolean;
  readonly isFailed: boolean;
}

/** Long enough not to send a request for every key press. */
const PAUSE = 500;

/**
 * What a draft would have done: first of a few sales, then of all. A change of the draft, or leaving, ends what is under
 * way, here and at the server. null: nothing to ask.
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
