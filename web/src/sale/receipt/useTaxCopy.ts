import { useState } from 'react';
import { readKept } from '../../app/kept.ts';
import { writeLocal } from '../../app/localStore.ts';
import type { PaperTaxDocumentFragment } from '../gql/graphql.ts';

const KEY = 'taem.tax.printed';
/** The last so many: what is older has been handed over long ago, or never will be. */
const MOST = 200;

const printedHere = (): readonly string[] => readKept<string[]>(KEY, ['']) ?? [];

/**
 * Whether the paper of a full invoice or a credit note is a copy. A full invoice is put up as it is issued, so that anyone who
 * opens it later gets a copy. A credit note comes with its return or void and is put up by no one: it is one from the time
 * at which this device has printed it.
 */
export function useTaxCopy({ id, kind }: Pick<PaperTaxDocumentFragment, 'id' | 'kind'>, isJustIssued = false) {
  const [isPrinted, setPrinted] = useState(() => printedHere().includes(id));
  return {
    isCopy: isPrinted || ((kind === 'FULL' || kind === 'ABBREVIATED') && !isJustIssued),
    onPrinted: () => {
      setPrinted(true);
      try {
        writeLocal(KEY, JSON.stringify([...printedHere().filter((one) => one !== id), id].slice(-MOST)));
      } catch {
        // Then it is one as long as it is open.
      }
    },
  };
}
