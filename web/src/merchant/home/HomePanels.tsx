import { Box } from '@mui/material';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { beside } from '../../app/column.ts';
import { usePermissions } from '../../app/permission.ts';
import { useSession } from '../../app/session.ts';
import { FirstSteps } from './FirstSteps.tsx';
import { OwnSalesPanel } from './OwnSalesPanel.tsx';
import { StockPanel } from './StockPanel.tsx';
import { TodayPanels } from './TodayPanels.tsx';

/** The day, as far as the reader's role goes: without the right a card is left out, not shown as forbidden. */
export function HomePanels() {
  const mayOn = usePermissions();
  const { branchId, id } = useSession();
  const [insight, till, stock] = [PAGE.businessInsight, PAGE.payment, PAGE.stock].map(mayOn);
  const setsUp = [PAGE.branch, PAGE.product, PAGE.user, PAGE.payment].every((page) => mayOn(page).canWrite);
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: beside('repeat(2, minmax(0, 1fr))') }}>
      {setsUp && <FirstSteps />}
      {till?.canWrite && <OwnSalesPanel userId={id} branchId={branchId} onlySellers={insight?.canRead ?? false} />}
      {insight?.canRead && <TodayPanels branchId={branchId} />}
      {stock?.canRead && <StockPanel branchId={branchId} />}
    </Box>
  );
}
