import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useCallback, useEffect, useState } from 'react';
import { sendOperation } from '../../app/sendOperation.ts';

interface State<Data> {
  readonly key: string;
  readonly data: Data | null;
  readonly failed: boolean;
}

/** An answer that needs no session and no cache; with null as variables nothing is asked. */
export function usePublicQuery<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables | null,
) {
  const key = JSON.stringify(variables);
  const [state, setState] = useState<State<Data>>({ key: '', data: null, failed: false });
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks the same again.
  useEffect(() => {
    const asked = JSON.parse(key) as Variables | null;
    if (asked === null) return;
    let current = true;
    const keep = (data: Data | null) => current && setState({ key, data, failed: data === null });
    sendOperation(document, asked).then(
      ({ data }) => keep(data),
      () => keep(null),
    );
    return () => {
      current = false;
    };
  }, [document, key, tries]);

  const retry = useCallback(() => {
    setState({ key: '', data: null, failed: false });
    setTries((count) => count + 1);
  }, []);
  // What was asked before is no answer to this.
  const isCurrent = state.key === key;
  return { data: isCurrent ? state.data : null, failed: isCurrent && state.failed, retry };
}
