import { Box, Typography } from '@mui/material';
import { PieChart } from '@mui/x-charts/PieChart';
import { formatShare } from '@taem/domain/insight/formatNumber.ts';
import { CHART_COLOURS, CHART_GROUND, coloursOf } from '../../../app/chartColours.ts';
import { inFull } from '../ChartTable.tsx';
import { useChartMessages } from '../messages.ts';
import { partsOfRing } from '../partsOfRing.ts';
import type { RingCardProps } from '../RingCard.tsx';

/** A ring with its parts listed beside it, also for people who do not distinguish colours. */
export function RingDrawing({ series, rows, numbers, onMark, middle, isRadial, meaning }: RingCardProps) {
  const t = useChartMessages();
  const parts = partsOfRing(
    rows.filter(({ isApart }) => !isApart),
    t('card.others'),
  );
  const apart = rows.filter(({ isApart }) => isApart);
  const own = coloursOf(
    meaning ?? null,
    parts.map(({ thing }) => thing),
  );
  const whole = parts.reduce((sum, { value }) => sum + value, 0);
  const data = parts.map(({ key, label, value }, at) => ({
    id: key ?? 'others',
    label,
    value,
    color: CHART_COLOURS[own[at] ?? 'grey'],
  }));
  const inWords = ({ value }: { value: number }) => inFull(value, numbers);
  const choose = (row: string | undefined) => row !== undefined && onMark?.(row, series[0]?.key ?? '');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', minHeight: 260, alignItems: 'center', columnGap: 2 }}>
      <Box sx={{ position: 'relative', width: 190, height: 190, mx: 'auto' }}>
        <PieChart
          hideLegend
          skipAnimation
          disableKeyboardNavigation
          width={190}
          height={190}
          margin={{ top: 4, right: 4, bottom: 4, left: 4 }}
          series={
            isRadial ? ringsOf(data, numbers) : [{ data, innerRadius: '64%', paddingAngle: 1, valueFormatter: inWords }]
          }
          {...(onMark && {
            onItemClick: (_, { seriesId, dataIndex }) => choose(isRadial ? String(seriesId) : parts[dataIndex]?.key),
          })}
        />
        {middle && (
          <Box
            sx={{
              position: 'absolute',
              inset: 0,
              display: 'grid',
              placeContent: 'center',
              textAlign: 'center',
              pointerEvents: 'none',
            }}
          >
            <Typography sx={{ fontWeight: 700, fontSize: '1.25rem', lineHeight: 1.3 }}>{middle.value}</Typography>
            <Typography variant="body2" color="textSecondary">
              {middle.label}
            </Typography>
          </Box>
        )}
      </Box>
      <Box component="ul" aria-hidden sx={{ flex: '1 1 170px', m: 0, p: 0, listStyle: 'none' }}>
        {data.map(({ id, label, value, color }) => (
          <Box component="li" key={id} sx={LINE}>
            <Box sx={{ width: 12, height: 12, borderRadius: '3px', bgcolor: color, flex: 'none' }} />
            <Typography variant="body2" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
              {label}
            </Typography>
            <Typography variant="body2" sx={{ fontWeight: 650 }}>
              {inFull(value, numbers)}
            </Typography>
            {!isRadial && (
              <Typography variant="body2" color="textSecondary" sx={{ width: 44, textAlign: 'right' }}>
                {whole > 0 ? formatShare((value / whole) * 100) : ''}
              </Typography>
            )}
          </Box>
        ))}
        {apart.map(({ key, label, values: [value] }) => (
          <Box
            component="li"
            key={key}
            onClick={() => choose(key)}
            sx={{ ...LINE, mt: 1, pt: 1, borderTop: 1, borderColor: 'divider', cursor: onMark && 'pointer' }}
          >
            <Typography variant="body2" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
              {label}
            </Typography>
            <Typography variant="body2" sx={{ fontWeight: 650 }}>
              {inFull(value ?? 0, numbers)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const LINE = { display: 'flex', gap: 1, py: 0.5, alignItems: 'center' } as const;

interface Part {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  readonly color: string;
}

const OUTER = 92;
const WIDTH = 11;

/** One ring in another, each closed as far as its figure reaches of the largest. */
function ringsOf(parts: readonly Part[], numbers: RingCardProps['numbers']) {
  const largest = Math.max(1, ...parts.map(({ value }) => value));
  return parts.map((part, at) => ({
    id: part.id,
    outerRadius: OUTER - at * (WIDTH + 4),
    innerRadius: OUTER - at * (WIDTH + 4) - WIDTH,
    data: [part, { id: `${part.id} rest`, value: largest - part.value, color: CHART_GROUND }],
    // What is left of the ring is no figure.
    valueFormatter: ({ value }: { value: number }, { dataIndex }: { dataIndex: number }) =>
      dataIndex === 0 ? inFull(value, numbers) : null,
  }));
}
