import { Box, Button } from '@mui/material';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNotice } from '../../app/notice.tsx';
import { serverNow } from '../../app/serverClock.ts';
import { ownRoll, type PaperSize } from '../../sale/receipt/paperSize.ts';
import { usePrinter } from '../../sale/receipt/usePrint.ts';
import { useShiftMessages } from './messages.ts';
import { type ShiftOnPaper, ShiftPaper } from './ShiftPaper.tsx';

/** The report of a shift, with buttons to print it. */
export function ShiftReport({ shift }: { shift: ShiftOnPaper }) {
  const t = useShiftMessages();
  const notify = useNotice();
  const paper = useRef<HTMLDivElement>(null);
  const [title] = useState(() => `shift-${shift.till}-${shift.number ?? 'x'}`);
  // The figures of an open shift are read again at each sale.
  const { asOf } = useMemo(() => ({ report: shift.report, asOf: serverNow().toISOString() }), [shift.report]);
  const [size, setSize] = useState<PaperSize>(ownRoll);
  const ends = {
    onPrinted: () => setSize(ownRoll()),
    onFailed: () => {
      setSize(ownRoll());
      notify(t('report.notPrinted'), 'error');
    },
  };
  const print = usePrinter({ paper, size: ownRoll(), documentTitle: title, ...ends });
  const printA4 = usePrinter({ paper, size: 'A4', documentTitle: title, ...ends });
  /** The report must be drawn in the width of its paper before it is printed. */
  const printOn = (on: PaperSize) => {
    flushSync(() => setSize(on));
    if (on === 'A4') printA4();
    else print();
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'center', overflowX: 'auto' }}>
      <ShiftPaper ref={paper} shift={shift} asOf={asOf} size={size} />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button variant="outlined" onClick={() => printOn(ownRoll())}>
          {t('report.print')}
        </Button>
        <Button variant="outlined" onClick={() => printOn('A4')}>
          {t('report.printA4')}
        </Button>
      </Box>
    </Box>
  );
}
