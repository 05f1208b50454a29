import { useApolloClient } from '@apollo/client/react';
import { Box } from '@mui/material';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useReactToPrint } from 'react-to-print';
import { useNotice } from '../../app/notice.tsx';
import { type CountHeadFragment, type CountLineFragment, StockCountSheetDocument } from '../gql/graphql.ts';
import { CountPaper } from './CountPaper.tsx';
import { useCountMessages } from './messages.ts';

const PER_PAGE = 500;
const PAGE_STYLE = '@page { size: A4; margin: 12mm; }';

interface Props {
  readonly count: CountHeadFragment;
  /** Called when it was printed, or could not be. */
  readonly onClose: () => void;
}

/** Reads the whole sheet, page by page, and prints it. */
export function PrintedCount({ count, onClose }: Props) {
  const t = useCountMessages();
  const client = useApolloClient();
  const notify = useNotice();
  const paper = useRef<HTMLDivElement>(null);
  const [lines, setLines] = useState<readonly CountLineFragment[] | null>(null);
  const printPaper = useReactToPrint({
    contentRef: paper,
    documentTitle: count.name,
    pageStyle: PAGE_STYLE,
    onAfterPrint: onClose,
    onPrintError: onClose,
  });

  const read = useEffectEvent(async () => {
    const all: CountLineFragment[] = [];
    for (let page = 1, total = 1; all.length < total; page += 1) {
      const { data } = await client.query({
        query: StockCountSheetDocument,
        variables: { page, perPage: PER_PAGE, keyword: null, filter: { countId: count.id } },
        fetchPolicy: 'no-cache',
      });
      const { items = [], total: lines = 0 } = data?.stockCountLines ?? {};
      if (!data || (items.length === 0 && lines > 0)) throw new Error('A page of the sheet could not be read.');
      all.push(...items);
      total = lines;
    }
    setLines(all);
  });
  const fail = useEffectEvent(() => {
    notify(t('failed'), 'warning');
    onClose();
  });
  useEffect(() => {
    read().catch(() => fail());
  }, []);
  const print = useEffectEvent(printPaper);
  useEffect(() => {
    if (lines) print();
  }, [lines]);
  return (
    lines && (
      <Box sx={{ display: 'none' }}>
        <CountPaper ref={paper} count={count} lines={lines} />
      </Box>
    )
  );
}
