import { Box, Button, Paper, Typography } from '@mui/material';
import { formatCount } from '@taem/domain/money/formatNumber.ts';
import type { ReactNode } from 'react';
import { useListMessages } from './messages.ts';
import type { Ticked } from './useTicked.ts';

interface Props {
  readonly ticked: Ticked;
  readonly total: number;
  /** The actions for the ticked rows. */
  readonly children: ReactNode;
}

/** The number of ticked rows, and their actions. */
export function TickedBar({ ticked, total, children }: Props) {
  const t = useListMessages();
  const { count, all, clear, chooseAll } = ticked;
  if (count === 0) return null;
  return (
    <Paper
      variant="outlined"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: 1,
        mb: 2,
        // On a phone the cards are longer than the screen: the number of ticked ones stays visible.
        position: { xs: 'sticky', sm: 'static' },
        top: 64,
        zIndex: 2,
        bgcolor: { xs: 'background.paper', sm: 'action.hover' },
      }}
    >
      <Typography role="status" sx={{ fontWeight: 600, mr: 1 }}>
        {t('tick.count', { n: formatCount(count) })}
      </Typography>
      <Button onClick={clear} color="inherit" sx={{ ml: { xs: 'auto', sm: 0 } }}>
        {t('tick.none')}
      </Button>
      {chooseAll && !all && count < total && (
        <Button onClick={chooseAll} sx={{ flexBasis: { xs: '100%', sm: 'auto' } }}>
          {t('tick.all', { n: formatCount(total) })}
        </Button>
      )}
      <Box sx={{ ml: { sm: 'auto' } }} />
      {children}
    </Paper>
  );
}
