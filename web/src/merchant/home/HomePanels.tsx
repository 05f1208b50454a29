import { Box, Skeleton, Stack, Typography } from '@mui/material';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { formatCount, formatTwoDecimals } from '@taem/domain/money/formatNumber.ts';
import { usePermissions } from '../../app/permission.ts';
import { useSession } from '../../app/session.ts';
import { NOTHING } from '../../ui/nothing.ts';
import { AttentionPanel } from './AttentionPanel.tsx';
import { FiguresPanel } from './FiguresPanel.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { useHomeMessages } from './messages.ts';
import { Figure, Figures, Panel } from './Panel.tsx';
import { type HomeData, useHome } from './useHome.ts';
import { type Period, usePeriod } from './usePeriod.ts';
import { WeekPanel } from './WeekPanel.tsx';

/** The day, as far as the user's role allows: a card without the right is left out, not displayed as forbidden. */
export function HomePanels() {
  const mayOn = usePermissions();
  const { period, choose } = usePeriod();
  const { shows, data, isOfPeriod, failed, weekBefore } = useHome(period);
  const setsUp = [PAGE.branch, PAGE.product, PAGE.user, PAGE.payment].every((page) => mayOn(page).canWrite);
  // A shop with a sale in these days is past its first steps.
  const isNew = setsUp && !data?.week?.totalRevenue?.total;
  const { withFigures, withStock, withRuns, withShifts, withOwn } = shows;
  return (
    <>
      {isNew && data && <FirstSteps />}
      {withOwn && !withFigures && <OwnSalesPanel {...{ data, failed }} onlySellers={false} />}
      {(withFigures || withStock || withRuns || withShifts) && (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: withFigures ? BESIDE : '1fr' }}>
          {withFigures && <FiguresPanel {...{ data, failed, weekBefore, period, isOfPeriod }} onChoose={choose} />}
          <Stack sx={{ gap: 2, minWidth: 0 }}>
            <AttentionPanel {...{ data, failed }} />
            <WeekPanel data={data} />
          </Stack>
        </Box>
      )}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: CARDS }}>
        <BestPanel {...{ data, period, isOfPeriod }} />
        <StockPanel data={data} />
        {withOwn && withFigures && <OwnSalesPanel {...{ data, failed }} onlySellers />}
      </Box>
    </>
  );
}

const BESIDE = { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' };
const CARDS = 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))';

interface Props {
  readonly data: HomeData;
  readonly period: Period;
  /** While those of the period are loading, the previous ones stay, dimmed. */
  readonly isOfPeriod: boolean;
}

/** The products that sold best in the period. */
function BestPanel({ data, period, isOfPeriod }: Props) {
  const t = useHomeMessages();
  const best = data?.figures?.best?.rows ?? [];
  // The figures above show that nothing was sold.
  if (best.length === 0) return null;
  return (
    <Panel title={t(`best.${period}`)}>
      <Box component="ol" aria-busy={!isOfPeriod} sx={{ m: 0, pl: 3, opacity: isOfPeriod ? 1 : 0.6 }}>
        {best.map(({ productId, product, totalQuantity, itemAmount }) => (
          <Box component="li" key={productId} sx={{ py: 0.5 }}>
            <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}>
              <span>{product?.name ?? NOTHING}</span>
              <Typography component="span" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
                {t('today.pieces', { count: totalQuantity ?? 0 })} · {formatTwoDecimals(itemAmount ?? 0)}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

/** The lowest stock, for users who look after the shelves. */
function StockPanel({ data }: { readonly data: HomeData }) {
  const t = useHomeMessages();
  const { branchId } = useSession();
  const shelves = data?.stockLevels?.items ?? [];
  if (shelves.length === 0) return null;
  return (
    <Panel title={t('stock.title')} more={{ to: '/stock', label: t('stock.more') }}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {shelves.map(({ id, quantity, product, branch }) => (
          <Box component="li" key={id} sx={{ display: 'flex', gap: 2, justifyContent: 'space-between', py: 0.5 }}>
            <span>
              {product?.name ?? NOTHING}
              {branchId === null && (
                <Typography component="span" color="textSecondary">
                  {` · ${branch?.name ?? NOTHING}`}
                </Typography>
              )}
            </span>
            <Typography component="span" color={quantity > 0 ? 'textSecondary' : 'error'} sx={{ whiteSpace: 'nowrap' }}>
              {formatCount(quantity)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

interface OwnSalesPanelProps {
  readonly data: HomeData;
  readonly failed: boolean;
  /** Hidden until the user has sold something. */
  readonly onlySellers: boolean;
}

/** The user's own sales today, against which the drawer is counted at the end of the day. */
function OwnSalesPanel({ data, failed, onlySellers }: OwnSalesPanelProps) {
  const t = useHomeMessages();
  const own = data?.own;
  if (onlySellers && !(own && own.complete + own.voided > 0)) return null;
  // A dash keeps the height of the card until the figures are loaded.
  const say = (value: number | undefined, format: (value: number) => string) =>
    own && value !== undefined ? format(value) : data || failed ? NOTHING : <Skeleton width={72} />;
  const tendered = (of: { readonly tenderAmount: number } | null | undefined) =>
    say(of?.tenderAmount ?? 0, formatTwoDecimals);
  const below = own && own.voided > 0 ? t('own.voided', { count: own.voided }) : undefined;
  return (
    <Panel title={t('own.title')}>
      <Figures>
        <Figure label={t('own.amount')} value={say(own?.amountDue, formatTwoDecimals)} isMain />
        <Figure label={t('own.sales')} value={say(own?.complete, formatCount)} below={below} />
        <Figure label={t('own.cash')} value={tendered(data?.cash)} />
        <Figure label={t('own.card')} value={tendered(data?.card)} />
        <Figure label={t('own.transfer')} value={tendered(data?.transfer)} />
      </Figures>
    </Panel>
  );
}
