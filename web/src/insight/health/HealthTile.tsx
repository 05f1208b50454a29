import { Paper, Typography } from '@mui/material';
import { useInsightMessages } from '../messages.ts';
import type { Tile } from './useTiles.ts';

interface Props {
  readonly label: string;
  /** undefined until the figures of the month have come. */
  readonly tile: Tile | undefined;
}

/** One figure of the month with what it means. */
export function HealthTile({ label, tile }: Props) {
  const t = useInsightMessages();
  return (
    <Paper component="li" variant="outlined" sx={{ p: 3, minHeight: 132 }} aria-busy={!tile}>
      <Typography color="textSecondary">{label}</Typography>
      <Typography
        sx={{ fontSize: '1.5rem', fontWeight: 700, lineHeight: 1.35, mt: 0.5, overflowWrap: 'anywhere' }}
        color={tile ? 'textPrimary' : 'textSecondary'}
      >
        {tile ? tile.value : t('health.loading')}
      </Typography>
      {tile?.note && (
        <Typography variant="body2" color="textSecondary">
          {tile.note}
        </Typography>
      )}
    </Paper>
  );
}
