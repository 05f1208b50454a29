import { Box, ButtonBase, Paper, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { radius, textSize } from '../../ui/tokens.ts';
import { Change } from '../charts/FigureCard.tsx';
import { useInsightMessages } from './messages.ts';
import type { Tile } from './useTiles.ts';

interface Props {
  readonly label: string;
  /** undefined until the figures of the month are loaded. */
  readonly tile: Tile | undefined;
  /** Link to the records behind it; null without such a list. */
  readonly to: string | null;
}

/** One figure of the month with its meaning. */
export function HealthTile({ label, tile, to }: Props) {
  const t = useInsightMessages();
  const content = (
    <>
      <Typography color="textSecondary" variant="body2">
        {label}
      </Typography>
      <Typography
        sx={{ fontSize: textSize.title, fontWeight: 700, lineHeight: 1.4, overflowWrap: 'anywhere' }}
        color={tile ? 'textPrimary' : 'textSecondary'}
      >
        {tile ? tile.value : t('health.loading')}
      </Typography>
      {tile?.change && <Change {...tile.change} numbers={tile.numbers ?? 'whole'} />}
      {tile?.target && <Typography variant="body2">{tile.target}</Typography>}
      {tile?.note && (
        <Typography variant="body2" color="textSecondary">
          {tile.note}
        </Typography>
      )}
    </>
  );
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{ minHeight: 128, borderRadius: radius.card, breakInside: 'avoid', '@media print': { minHeight: 96 } }}
      aria-busy={!tile}
    >
      {tile && to ? (
        <ButtonBase component={Link} to={to} sx={BLOCK}>
          {content}
        </ButtonBase>
      ) : (
        <Box sx={BLOCK}>{content}</Box>
      )}
    </Paper>
  );
}

const BLOCK = {
  p: { xs: 2, sm: 2.5 },
  width: 1,
  height: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'flex-start',
  textAlign: 'start',
  borderRadius: radius.card,
  '@media print': { p: 1.5 },
} as const;
