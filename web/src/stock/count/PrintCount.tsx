import Print from '@mui/icons-material/PrintOutlined';
import { useState } from 'react';
import { late } from '../../app/late.tsx';
import { ToolButton } from '../../ui/ToolButton.tsx';
import type { CountHeadFragment } from '../gql/graphql.ts';
import { useCountMessages } from './messages.ts';

// Loaded for printing: a phone used for counting never prints.
const PrintedCount = late(async () => (await import('./PrintedCount.tsx')).PrintedCount);

/** Prints all lines of a count, in the order of the sheet: for counting with a pen, or for the books. */
export function PrintCount({ count }: { readonly count: CountHeadFragment }) {
  const t = useCountMessages();
  const [isPrinting, setPrinting] = useState(false);
  return (
    <>
      <ToolButton icon={<Print />} label={t('paper.print')} disabled={isPrinting} onClick={() => setPrinting(true)} />
      {isPrinting && <PrintedCount count={count} onClose={() => setPrinting(false)} />}
    </>
  );
}
