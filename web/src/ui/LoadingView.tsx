import { Box, Skeleton } from '@mui/material';
import { useUiMessages } from './messages.ts';

interface Props {
  /** What will stand here: rows of a list, or cards of a grid. */
  readonly shape?: 'rows' | 'cards';
  readonly count?: number;
  /** Height of one, in pixels, so that nothing jumps when the data comes. */
  readonly height?: number;
  readonly columns?: number;
}

/** The outline of what is being loaded. */
export function LoadingView({ shape = 'rows', count = 6, height = shape === 'cards' ? 180 : 56, columns = 3 }: Props) {
  const t = useUiMessages();
  return (
    <Box
      role="status"
      aria-label={t('loading.label')}
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: shape === 'cards' ? `repeat(${columns}, 1fr)` : '1fr' }}
    >
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <Skeleton key={index} variant="rounded" height={height} />
      ))}
    </Box>
  );
}
