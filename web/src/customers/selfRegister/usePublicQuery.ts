import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useCallback, useEffect, useState } from 'react';
import { useLanguage } from '../../app/i18n.ts';
import { sendOperation } from '../../app/sendOperation.ts';

interface State<Data> {
  readonly key: string;
  readonly data: Data | null;
  /** Why there is no data; null without an error. */
  readonly error: string | null;
}

/** Sends a query that needs no session and no cache; null as variables sends nothing. */
export function usePublicQuery<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables | null,
) {
  const key = JSON.stringify(variables);
  const [state, setState] = useState<State<Data>>({ key: '', data: null, error: null });
  const language = useLanguage();
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks the same again, another language for other names.
  useEffect(() => {
    const parsed = JSON.parse(key) as Variables | null;
    if (parsed === null) return;
    let current = true;
    const keep = (state: Omit<State<Data>, 'key'>) => current && setState({ key, ...state });
    sendOperation(document, parsed).then(
      ({ data }) => keep({ data, error: null }),
      (error: unknown) => keep({ data: null, error: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      current = false;
    };
  }, [document, key, tries, language]);

  const retry = useCallback(() => {
    setState({ key: '', data: null, error: null });
    setTries((count) => count + 1);
  }, []);
  // An earlier answer does not belong to this request.
  const isCurrent = state.key === key;
  return { data: isCurrent ? state.data : null, error: isCurrent ? state.error : null, retry };
}
