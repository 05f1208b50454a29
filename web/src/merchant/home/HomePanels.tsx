import { Box, Stack } from '@mui/material';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { usePermissions } from '../../app/permission.ts';
import { AttentionPanel } from './AttentionPanel.tsx';
import { BestPanel } from './BestPanel.tsx';
import { FiguresPanel } from './FiguresPanel.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { OwnSalesPanel } from './OwnSalesPanel.tsx';
import { StockPanel } from './StockPanel.tsx';
import { useHome } from './useHome.ts';
import { usePeriod } from './usePeriod.ts';
import { WeekPanel } from './WeekPanel.tsx';

/** The day, as far as the reader's role goes: without the right a card is left out, not shown as forbidden. */
export function HomePanels() {
  const mayOn = usePermissions();
  const { period, choose } = usePeriod();
  const { shows, data, isOfPeriod, failed, weekBefore } = useHome(period);
  const setsUp = [PAGE.branch, PAGE.product, PAGE.user, PAGE.payment].every((page) => mayOn(page).canWrite);
  // A shop that sold something in these days is past its first steps.
  const isNew = setsUp && !data?.week?.totalRevenue?.total;
  const { withFigures, withStock, withRuns, withOwn } = shows;
  return (
    <>
      {isNew && data && <FirstSteps />}
      {withOwn && !withFigures && <OwnSalesPanel data={data} onlySellers={false} />}
      {(withFigures || withStock || withRuns) && (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: withFigures ? BESIDE : '1fr' }}>
          {withFigures && <FiguresPanel {...{ data, failed, weekBefore, period, isOfPeriod }} onChoose={choose} />}
          <Stack sx={{ gap: 2, minWidth: 0 }}>
            <AttentionPanel data={data} />
            <WeekPanel data={data} />
          </Stack>
        </Box>
      )}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: CARDS }}>
        <BestPanel {...{ data, period, isOfPeriod }} />
        <StockPanel data={data} />
        {withOwn && withFigures && <OwnSalesPanel data={data} onlySellers />}
      </Box>
    </>
  );
}

const BESIDE = { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' };
const CARDS = 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))';
