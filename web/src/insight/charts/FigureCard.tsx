import ArrowDown from '@mui/icons-material/ArrowDownwardRounded';
import ArrowUp from '@mui/icons-material/ArrowUpwardRounded';
import { Box, ButtonBase, Paper, Typography } from '@mui/material';
import { percentChange } from '@taem/domain/insight/figureText.ts';
import type { ReactNode } from 'react';
import { iconSize, radius, textSize } from '../../ui/tokens.ts';
import { inFull } from './ChartTable.tsx';
import type { ChartNumbers } from './chartData.ts';
import { useChartMessages } from './messages.ts';

interface Props {
  readonly label: string;
  readonly unit?: string | undefined;
  /** undefined while loading, which shows nothing; null for no value, which shows `-`. */
  readonly value: number | null | undefined;
  /** The same figure for the days compared with; null or omitted without a comparison. */
  readonly before?: number | null | undefined;
  /** Reserves room for the change while it is loading. */
  readonly isCompared?: boolean;
  readonly numbers?: ChartNumbers;
  /** Content below the figure. */
  readonly note?: ReactNode;
  readonly onMark?: (() => void) | undefined;
}

/**
 * One figure with its name, its unit and its change. It does not wait for the chunk of charts.
 *
 *     <FigureCard label="revenue" unit="unit.baht" numbers="decimals" value={now.total} before={previous?.total} />
 */
export function FigureCard({ label, unit, value, before, isCompared = false, numbers = 'whole', note, onMark }: Props) {
  const content = (
    <Box sx={{ p: { xs: 1.5, sm: 2 }, width: '100%', textAlign: 'start' }}>
      <Typography color="textSecondary" variant="body2" component="h2">
        {label}
        {unit && ` (${unit})`}
      </Typography>
      <Typography
        sx={{
          fontSize: { xs: textSize.large, sm: textSize.title },
          fontWeight: 700,
          lineHeight: 1.4,
          minHeight: '1.4em',
          overflowWrap: 'anywhere',
        }}
      >
        {value === undefined ? '' : inFull(value, numbers)}
      </Typography>
      {value != null && before != null && <Change {...{ value, before, numbers }} />}
      {value === undefined && isCompared && (
        <Box aria-hidden sx={{ visibility: 'hidden' }}>
          <Change value={2} before={1} />
        </Box>
      )}
      {note && (
        <Typography component="div" variant="body2" color="textSecondary">
          {note}
        </Typography>
      )}
    </Box>
  );
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={label}
      aria-busy={value === undefined}
      sx={{ borderRadius: radius.card, minHeight: 112, minWidth: 0, display: 'flex', breakInside: 'avoid' }}
    >
      {onMark && value ? (
        <ButtonBase onClick={onMark} sx={{ width: '100%', borderRadius: radius.card, alignItems: 'flex-start' }}>
          {content}
        </ButtonBase>
      ) : (
        content
      )}
    </Paper>
  );
}

interface ChangeProps {
  readonly value: number;
  readonly before: number;
  readonly numbers?: ChartNumbers;
}

/** The change of a figure: an arrow, the direction in words, whole percent (BI-31) and the earlier figure. */
export function Change({ value, before, numbers = 'whole' }: ChangeProps) {
  const t = useChartMessages();
  const whole = percentChange(value, before).replace('−', '');
  const percent = whole === '0%' ? t('change.least') : whole;
  const isUp = value > before;
  const words = () => {
    if (before === 0) return value === 0 ? t('change.none') : t('change.fromNone');
    if (value === before) return t('change.same');
    // A percentage of a negative figure is meaningless.
    if (before < 0) return t(isUp ? 'change.up' : 'change.down', { percent: '' });
    return t(isUp ? 'change.up' : 'change.down', { percent });
  };
  const Arrow = isUp ? ArrowUp : ArrowDown;
  return (
    <Typography
      variant="body2"
      component="div"
      sx={{
        display: 'flex',
        flexWrap: { sm: 'wrap' },
        // Stacked on a phone, where both never fit one line, so that their room is fixed.
        flexDirection: { xs: 'column', sm: 'row' },
        columnGap: 0.75,
        alignItems: { xs: 'flex-start', sm: 'center' },
      }}
    >
      <Box
        component="span"
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          fontWeight: 650,
          color: value === before ? 'text.secondary' : isUp ? 'success.main' : 'error.main',
        }}
      >
        {value !== before && before !== 0 && <Arrow aria-hidden sx={{ fontSize: iconSize.small, mr: 0.25 }} />}
        {words()}
      </Box>
      {before === 0 ? (
        <Box component="span" aria-hidden sx={{ display: { sm: 'none' } }}>
          {'\u00A0'}
        </Box>
      ) : (
        <span>{t('change.before', { figure: inFull(before, numbers) })}</span>
      )}
    </Typography>
  );
}
