import { Box, Typography } from '@mui/material';
import { formatTwoDecimals } from '@taem/domain/insight/formatNumber.ts';
import { CHART_COLOURS, colourOf } from '../../app/chartColours.ts';
import { useHomeMessages } from './messages.ts';

interface HourRow {
  readonly hour?: number | null;
  readonly totalRevenue?: number | null;
}

interface Props {
  readonly now: readonly HourRow[];
  readonly before: readonly HourRow[];
  readonly weekday: string;
}

/** Revenue of each hour beside that of the same weekday before: plain boxes, so that home waits for no charts. */
export function HourBars({ now, before, weekday }: Props) {
  const t = useHomeMessages();
  const present = [...now, ...before].flatMap(({ hour }) => hour ?? []);
  if (present.length === 0) return null;
  const [first, last] = [Math.min(...present), Math.max(...present)];
  const hours = Array.from({ length: last - first + 1 }, (_, place) => first + place);
  const of = (rows: readonly HourRow[], hour: number) => rows.find((row) => row.hour === hour)?.totalRevenue ?? 0;
  const most = Math.max(1, ...[...now, ...before].map(({ totalRevenue }) => totalRevenue ?? 0));
  const height = (value: number) => `${Math.round((100 * value) / most)}%`;
  return (
    <Box component="figure" sx={{ m: 0, mt: 3 }}>
      <Typography component="figcaption" variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {t('today.hours', { weekday })}
      </Typography>
      <Box component="ul" sx={{ ...BARS, gridTemplateColumns: `repeat(${hours.length}, minmax(0, 1fr))` }}>
        {hours.map((hour) => {
          const [own, earlier] = [of(now, hour), of(before, hour)];
          const [formatted, formattedBefore] = [formatTwoDecimals(own), formatTwoDecimals(earlier)];
          return (
            <li key={hour}>
              <span className="visually-hidden">
                {t('today.hour', { hour, now: formatted, before: formattedBefore, weekday })}
              </span>
              <Box
                aria-hidden
                title={t('today.hour', { hour, now: formatted, before: formattedBefore, weekday })}
                sx={PAIR}
              >
                <Box sx={{ ...BAR, height: height(earlier), bgcolor: BEFORE }} />
                <Box sx={{ ...BAR, height: height(own), bgcolor: NOW }} />
              </Box>
              <Typography
                aria-hidden
                variant="caption"
                color="textSecondary"
                component="div"
                sx={{ textAlign: 'center' }}
              >
                {hour}
              </Typography>
            </li>
          );
        })}
      </Box>
      <Box aria-hidden sx={{ display: 'flex', gap: 2, mt: 1 }}>
        <Key colour={NOW}>{t('today.now')}</Key>
        <Key colour={BEFORE}>{t('today.then', { weekday })}</Key>
      </Box>
    </Box>
  );
}

function Key({ colour, children }: { readonly colour: string; readonly children: string }) {
  return (
    <Typography variant="caption" sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <Box component="span" sx={{ width: 12, height: 12, borderRadius: '3px', bgcolor: colour }} />
      {children}
    </Typography>
  );
}

const NOW = CHART_COLOURS[colourOf('comparison', 'now')];
const BEFORE = CHART_COLOURS[colourOf('comparison', 'before')];
const BARS = { display: 'grid', gap: '4px', listStyle: 'none', m: 0, p: 0 } as const;
const PAIR = { display: 'flex', alignItems: 'flex-end', justifyContent: 'center', gap: '2px', height: 120 } as const;
const BAR = { width: '45%', maxWidth: 18, minHeight: '1px', borderRadius: '3px 3px 0 0' } as const;
