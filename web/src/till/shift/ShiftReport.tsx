import { Box, Button } from '@mui/material';
import { useRef, useState } from 'react';
import { useNotice } from '../../app/notice.tsx';
import { ownRoll } from '../../sale/receipt/paperSize.ts';
import { usePrinter } from '../../sale/receipt/usePrint.ts';
import { useShiftMessages } from './messages.ts';
import { type ShiftOnPaper, ShiftPaper } from './ShiftPaper.tsx';

/** The report of a shift, and the ways to print it. */
export function ShiftReport({ shift }: { shift: ShiftOnPaper }) {
  const t = useShiftMessages();
  const notify = useNotice();
  const paper = useRef<HTMLDivElement>(null);
  const [title] = useState(() => `shift-${shift.till}-${shift.number ?? 'x'}`);
  const ends = { onPrinted: () => undefined, onFailed: () => notify(t('report.notPrinted'), 'error') };
  const print = usePrinter({ paper, size: ownRoll(), documentTitle: title, ...ends });
  const printA4 = usePrinter({ paper, size: 'A4', documentTitle: title, ...ends });
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'center', overflowX: 'auto' }}>
      <ShiftPaper ref={paper} shift={shift} />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button variant="outlined" onClick={print}>
          {t('report.print')}
        </Button>
        <Button variant="outlined" onClick={printA4}>
          {t('report.printA4')}
        </Button>
      </Box>
    </Box>
  );
}
