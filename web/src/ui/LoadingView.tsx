import { Box, Skeleton } from '@mui/material';
import { useUiMessages } from './messages.ts';

interface Props {
  /** The shape of the content to come: rows of a list, or cards of a grid. */
  readonly shape?: 'rows' | 'cards';
  readonly count?: number;
  /** Height of each in pixels, so that nothing jumps when the data arrives. */
  readonly height?: number;
  readonly columns?: number;
}

/** An outline of the content that is being loaded. */
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
