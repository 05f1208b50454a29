import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { newKey } from '../../app/newKey.ts';
import { sendUpload } from '../../app/sendUpload.ts';
import { ImportProductsDocument, type ImportProductsMutation } from '../gql/graphql.ts';
import { type Mistake, mistakeOf } from './importFiles.ts';

type Count = NonNullable<ImportProductsMutation['importProducts']['imported']>;

export interface Outcome {
  /** null where the file cannot be read at all. */
  readonly count: Count | null;
  readonly mistakes: readonly Mistake[];
}

/** A file of products: first looked at without writing, then taken in as a whole. */
export function useProductImport() {
  const client = useApolloClient();
  const [file, setFile] = useState<File | null>(null);
  const [tested, setTested] = useState<Outcome | null>(null);
  const [done, setDone] = useState<Count | null>(null);
  const [busy, setBusy] = useState<'test' | 'write' | null>(null);
  const [failed, setFailed] = useState(false);
  // One for each file: sent again after a lost answer, it is taken in once.
  const key = useRef('');
  // What comes back of a file that was put aside is of no interest any more.
  const current = useRef<File | null>(null);

  const send = async (sent: File, dryRun: boolean): Promise<Outcome> => {
    const input = { file: null as never, dryRun, idempotencyKey: dryRun ? null : key.current };
    const { importProducts } = await sendUpload(ImportProductsDocument, { input }, 'input.file', sent);
    return { count: importProducts.imported ?? null, mistakes: importProducts.userErrors.map(mistakeOf) };
  };

  const choose = async (chosen: File | null) => {
    current.current = chosen;
    key.current = newKey();
    setFile(chosen);
    setTested(null);
    setDone(null);
    setFailed(false);
    if (!chosen) return setBusy(null);
    setBusy('test');
    try {
      const outcome = await send(chosen, true);
      if (current.current === chosen) setTested(outcome);
    } catch {
      if (current.current === chosen) setFailed(true);
    }
    if (current.current === chosen) setBusy(null);
  };

  const write = async () => {
    if (!file || busy) return;
    setBusy('write');
    setFailed(false);
    try {
      const outcome = await send(file, false);
      if (outcome.count && outcome.mistakes.length === 0) {
        client.cache.evict({ fieldName: 'products' });
        setDone(outcome.count);
      } else setTested(outcome);
    } catch {
      setFailed(true);
    }
    setBusy(null);
  };

  return { file, tested, done, busy, failed, choose, write };
}
