import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { changeDevice, type Printer, ROLLS, useDeviceSetting } from '../../app/deviceSetting.ts';
import { cables } from '../../sale/printer/cable.ts';
import { openDrawer, printTest, reachablePrinters } from '../../sale/printer/printer.ts';
import { Segments } from '../../ui/Segments.tsx';
import { Choice, Flag } from './deviceFields.tsx';
import { useDeviceMessages } from './messages.ts';

/** How receipts are printed from this device and on what roll, with a test print. */
export function PrinterChoice() {
  const t = useDeviceMessages();
  const { printer, roll, opensDrawer } = useDeviceSetting();
  const [outcome, setOutcome] = useState<'printed' | 'failed' | null>(null);
  const ways = reachablePrinters();
  const attempt = async (work: () => Promise<unknown>, done: typeof outcome) => {
    setOutcome(null);
    try {
      await work();
      setOutcome(done);
    } catch {
      setOutcome('failed');
    }
  };
  const choose = (way: Printer) =>
    attempt(async () => {
      if (way === 'BROWSER' || (await cables[way].choose())) changeDevice({ printer: way });
    }, null);
  const printAndOpen = async () => {
    await printTest();
    if (opensDrawer) await openDrawer();
  };
  return (
    <>
      <Choice title={t('printer.title')}>
        {(labelledBy) => (
          <Segments
            labelledBy={labelledBy}
            segments={ways.map((value) => ({ value, label: t(`printer.${value}`) }))}
            value={printer}
            onChange={choose}
          />
        )}
      </Choice>
      {ways.length === 1 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {t('printer.none')}
        </Typography>
      )}
      <Choice title={t('printer.roll')}>
        {(labelledBy) => (
          <Segments
            labelledBy={labelledBy}
            segments={ROLLS.map((value) => ({ value, label: t('printer.width', { width: value }) }))}
            value={roll}
            onChange={(chosen) => changeDevice({ roll: chosen })}
          />
        )}
      </Choice>
      {printer !== 'BROWSER' && (
        <>
          <Flag
            label={t('printer.drawer')}
            checked={opensDrawer}
            onChange={(on) => changeDevice({ opensDrawer: on })}
          />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 1 }}>
            <Button variant="outlined" onClick={() => void attempt(printAndOpen, 'printed')}>
              {t('printer.test')}
            </Button>
            <Typography role="status" color={outcome === 'failed' ? 'error' : 'success'}>
              {outcome && t(`printer.${outcome}`)}
            </Typography>
          </Box>
        </>
      )}
    </>
  );
}
