import { Box, Typography } from '@mui/material';
import { quarterScale } from '@taem/domain/insight/chartScale.ts';
import { abbreviateNumber } from '@taem/domain/insight/figureText.ts';
import { CHART_COLOURS, colourOf } from '../../app/chartColours.ts';

/** A pair of figures at one point in time. */
export interface Pair {
  readonly key: string;
  /** Label below it. */
  readonly label: string;
  /** Both figures in words. */
  readonly words: string;
  readonly now: number;
  readonly before: number;
}

interface Props {
  readonly caption: string;
  readonly pairs: readonly Pair[];
  readonly now: string;
  readonly before: string;
}

/** Figures beside the previous ones, on one axis: plain boxes, so that home does not wait for charts. */
export function PairBars({ caption, pairs, now, before }: Props) {
  const most = Math.max(0, ...pairs.flatMap((pair) => [pair.now, pair.before]));
  // Of nothing there is no scale.
  if (most === 0) return null;
  const scale = quarterScale(most);
  const top = scale.at(-1) ?? 1;
  const heightOf = (value: number) => `${(100 * value) / top}%`;
  return (
    <Box component="figure" sx={FIGURE}>
      <Box component="figcaption" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mb: 1.5 }}>
        <Typography variant="body2" color="textSecondary" sx={{ flexGrow: 1 }}>
          {caption}
        </Typography>
        <Box sx={{ display: 'flex', gap: 2 }}>
          <Key colour={NOW}>{now}</Key>
          <Key colour={BEFORE}>{before}</Key>
        </Box>
      </Box>
      <Box sx={PLOT}>
        <Box aria-hidden sx={{ gridArea: '1 / 1', position: 'relative' }}>
          {scale.map((value) => (
            <Typography key={value} variant="caption" color="textSecondary" sx={{ ...STEP, bottom: heightOf(value) }}>
              {abbreviateNumber(value)}
            </Typography>
          ))}
        </Box>
        <Box aria-hidden sx={{ gridArea: '1 / 2', position: 'relative' }}>
          {scale.map((value) => (
            <Box key={value} sx={{ ...LINE, bottom: heightOf(value) }} />
          ))}
        </Box>
        <Box component="ul" sx={{ ...ROW, gridTemplateColumns: `repeat(${pairs.length}, minmax(0, 1fr))` }}>
          {pairs.map((pair) => (
            <Box component="li" key={pair.key} sx={{ ...BOTH_ROWS, display: 'grid' }}>
              <span className="visually-hidden">{pair.words}</span>
              <Box aria-hidden title={pair.words} sx={PAIR}>
                <Box sx={{ ...BAR, height: heightOf(pair.before), bgcolor: BEFORE }} />
                <Box sx={{ ...BAR, height: heightOf(pair.now), bgcolor: NOW }} />
              </Box>
              <Typography aria-hidden variant="caption" color="textSecondary" component="div" noWrap align="center">
                {pair.label}
              </Typography>
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  );
}

function Key({ colour, children }: { readonly colour: string; readonly children: string }) {
  return (
    <Typography variant="body2" aria-hidden sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <Box component="span" sx={{ width: 12, height: 12, borderRadius: '3px', bgcolor: colour }} />
      {children}
    </Typography>
  );
}

const NOW = CHART_COLOURS[colourOf('comparison', 'now')];
const BEFORE = CHART_COLOURS[colourOf('comparison', 'before')];
/** As high as the card beside it allows. */
const FIGURE = { m: 0, mt: 2, flexGrow: 1, display: 'flex', flexDirection: 'column' } as const;
const PLOT = {
  flexGrow: 1,
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  gridTemplateRows: 'minmax(112px, 1fr) auto',
} as const;
const STEP = { position: 'absolute', right: 8, transform: 'translateY(50%)', lineHeight: 1 } as const;
const LINE = { position: 'absolute', insetInline: 0, borderTop: 1, borderColor: 'divider' } as const;
/** The bars over the lines, and their labels below. */
const BOTH_ROWS = { gridRow: '1 / 3', gridTemplateRows: 'subgrid' } as const;
const ROW = {
  ...BOTH_ROWS,
  ...{ display: 'grid', gridColumn: 2, columnGap: '2px', listStyle: 'none', position: 'relative', m: 0, p: 0 },
} as const;
const PAIR = { display: 'flex', alignItems: 'flex-end', justifyContent: 'center', gap: '1px' } as const;
const BAR = { width: '45%', maxWidth: 18, borderRadius: '3px 3px 0 0' } as const;
