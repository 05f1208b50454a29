import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useKeyword } from '../../ui/useKeyword.ts';
import { ProductToReceiveDocument, type ReceivedProductFragment } from '../gql/graphql.ts';
import { useProductsToReceiveQuery } from '../gql/hooks.ts';
import { addPieces, type Line, newLine } from './Line.ts';
import { type PastedLine, readEntry } from './pastedLines.ts';

/** Number of codes that are looked up at the same time. */
const AT_ONCE = 10;

/** Finds products by name or code, and adds them to the lines. */
export function useProductFinder(lines: readonly Line[], onLines: (lines: readonly Line[]) => void) {
  const client = useApolloClient();
  const [typed, setTyped] = useState('');
  const { keyword } = useKeyword(readEntry(typed).code);
  const [unknown, setUnknown] = useState<readonly string[]>([]);
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const [failed, setFailed] = useState(false);
  // Codes are looked up while others are scanned: each adds to the lines as they are then.
  const latest = useRef(lines);
  latest.current = lines;
  const change = (next: readonly Line[]) => {
    latest.current = next;
    onLines(next);
  };

  const { data, loading } = useProductsToReceiveQuery({ variables: { keyword }, skip: keyword === '' });

  const lookUp = async (code: string): Promise<ReceivedProductFragment | null> => {
    const variables = { code };
    const answer = await client.query({ query: ProductToReceiveDocument, variables, fetchPolicy: 'network-only' });
    return answer.data?.products.items[0] ?? null;
  };

  const add = (product: ReceivedProductFragment) => {
    change(addPieces(latest.current, product, readEntry(typed).pieces));
    setTyped('');
  };

  /** On Enter, adds the product with exactly this code. */
  const enter = async () => {
    const { code, pieces } = readEntry(typed);
    if (!code) return;
    setTyped('');
    setUnknown([]);
    setFailed(false);
    try {
      const product = await lookUp(code);
      if (product) change(addPieces(latest.current, product, pieces));
      else {
        setUnknown([code]);
        setTyped((now) => now || code);
      }
    } catch {
      setFailed(true);
      setTyped((now) => now || code);
    }
  };

  /** Adds all rows of a sheet, or none if the network fails. */
  const paste = async (rows: readonly PastedLine[]) => {
    setUnknown([]);
    setFailed(false);
    const found: (readonly [PastedLine, ReceivedProductFragment | null])[] = [];
    try {
      for (let at = 0; at < rows.length; at += AT_ONCE) {
        setProgress({ done: at, total: rows.length });
        const some = rows.slice(at, at + AT_ONCE);
        found.push(...(await Promise.all(some.map(async (row) => [row, await lookUp(row.code)] as const))));
      }
      const added = found.flatMap(([row, product]) => (product ? [newLine(product, row.typed)] : []));
      change([...latest.current, ...added]);
      setUnknown(found.flatMap(([row, product]) => (product ? [] : [row.code])));
    } catch {
      setFailed(true);
    }
    setProgress(null);
  };

  return {
    typed,
    setTyped,
    found: keyword === '' ? [] : (data?.products.items ?? []),
    loading,
    unknown,
    failed,
    progress,
    add,
    enter,
    paste,
  };
}
