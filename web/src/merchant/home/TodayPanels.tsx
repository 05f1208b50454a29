import { Box, Typography } from '@mui/material';
import { formatNumber, formatTwoDecimals } from '@taem/domain/insight/formatNumber.ts';
import { addDays } from '@taem/domain/time/calendar.ts';
import { formatWeekday } from '../../app/formatDay.ts';
import { useLanguage } from '../../app/i18n.ts';
import { shopToday } from '../../app/shopDay.ts';
import { useHomeTodayQuery } from '../gql/hooks.ts';
import { EVERY_MS } from './everyMs.ts';
import { HourBars } from './HourBars.tsx';
import { useHomeMessages } from './messages.ts';
import { Figure, Figures, Panel } from './Panel.tsx';

type Measure = 'totalRevenue' | 'totalTransactions' | 'totalEarn';

/**
 * The shop’s day so far beside the same weekday before, for users who read its figures; reloaded each minute while the
 * page is visible.
 */
export function TodayPanels({ branchId }: { readonly branchId: string | null }) {
  const t = useHomeMessages();
  const language = useLanguage();
  const day = shopToday();
  const earlier = addDays(day, -7);
  const { data, error } = useHomeTodayQuery({
    variables: { before: { from: earlier, to: earlier }, branchId },
    fetchPolicy: 'cache-and-network',
    pollInterval: EVERY_MS,
    skipPollAttempt: () => document.hidden,
  });
  const weekday = formatWeekday(earlier, language, 'long');
  const more = { to: '/bi', label: t('today.more') };
  if (!data) {
    return (
      <Panel title={t('today.title')} more={more} isWide>
        <Box sx={{ minHeight: 96 }}>{error && <Typography role="status">{t('today.failed')}</Typography>}</Box>
      </Panel>
    );
  }
  const { today, before } = data;
  const soFar = today.previous;
  const compared = (measure: Measure, format: (value: number) => string) => {
    const [value, whole] = [soFar?.[measure]?.total, before[measure]?.total].map((total) => format(total ?? 0));
    // The answer states up to which time both days are counted: this device's clock may be wrong.
    return t('today.before', { weekday, time: soFar?.until?.slice(-8, -3) ?? '', value, whole });
  };
  const best = today.best?.rows ?? [];
  return (
    <>
      <Panel title={t('today.title')} more={more} isWide>
        <Figures>
          <Figure
            label={t('today.revenue')}
            value={formatTwoDecimals(today.totalRevenue?.total ?? 0)}
            below={compared('totalRevenue', formatTwoDecimals)}
          />
          <Figure
            label={t('today.sales')}
            value={formatNumber(today.totalTransactions?.total ?? 0)}
            below={compared('totalTransactions', formatNumber)}
          />
          <Figure
            label={t('today.earned')}
            value={formatNumber(today.totalEarn?.total ?? 0)}
            below={compared('totalEarn', formatNumber)}
          />
        </Figures>
        <HourBars now={today.hours?.rows ?? []} before={before.hours?.rows ?? []} weekday={weekday} />
      </Panel>
      <Panel title={t('today.best')}>
        {best.length === 0 ? (
          <Typography color="textSecondary">{t('today.none')}</Typography>
        ) : (
          <Box component="ol" sx={{ m: 0, pl: 3 }}>
            {best.map(({ productId, product, totalQuantity, itemAmount }) => (
              <Box component="li" key={productId} sx={{ py: 0.75 }}>
                <Box sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}>
                  <span>{product?.name ?? '–'}</span>
                  <Typography component="span" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
                    {t('today.pieces', { count: totalQuantity ?? 0 })} · {formatTwoDecimals(itemAmount ?? 0)}
                  </Typography>
                </Box>
              </Box>
            ))}
          </Box>
        )}
      </Panel>
    </>
  );
}
