import { Box, Typography } from '@mui/material';
import { PieChart } from '@mui/x-charts/PieChart';
import { formatNumber } from '@taem/domain/insight/formatNumber.ts';
import { inFull } from '../ChartTable.tsx';
import { colourAt, INSIGHT_COLOURS } from '../colours.ts';
import type { RingCardProps } from '../RingCard.tsx';

/** A ring with its parts told beside it, for whoever does not tell colours apart too. */
export function RingDrawing({ title, series, rows, numbers, onMark, middle }: RingCardProps) {
  const values = rows.map(({ values: [value] }) => value ?? 0);
  const whole = values.reduce((sum, value) => sum + value, 0);
  const data = rows.map(({ key, label }, at) => ({
    id: key,
    label,
    value: values[at] ?? 0,
    color: INSIGHT_COLOURS[colourAt(at)],
  }));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', height: '100%', alignItems: 'center', columnGap: 2 }}>
      <Box sx={{ position: 'relative', width: 190, height: 190, mx: 'auto' }}>
        <PieChart
          title={title}
          hideLegend
          width={190}
          height={190}
          margin={{ top: 4, right: 4, bottom: 4, left: 4 }}
          series={[
            {
              data,
              innerRadius: '64%',
              paddingAngle: 1,
              valueFormatter: ({ value }) => inFull(value, numbers),
            },
          ]}
          {...(onMark && {
            onItemClick: (_, { dataIndex }) => onMark(rows[dataIndex]?.key ?? '', series[0]?.key ?? ''),
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
      <Box
        component="ul"
        aria-hidden
        sx={{ flex: '1 1 170px', m: 0, p: 0, listStyle: 'none', maxHeight: '100%', overflow: 'auto' }}
      >
        {data.map(({ id, label, value, color }) => (
          <Box component="li" key={id} sx={{ display: 'flex', gap: 1, py: 0.5, alignItems: 'center' }}>
            <Box sx={{ width: 12, height: 12, borderRadius: '3px', bgcolor: color, flex: 'none' }} />
            <Typography variant="body2" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
              {label}
            </Typography>
            <Typography variant="body2" sx={{ fontWeight: 650 }}>
              {inFull(value, numbers)}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ width: 44, textAlign: 'right' }}>
              {whole > 0 ? `${formatNumber((value / whole) * 100)}%` : ''}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
