import Download from '@mui/icons-material/DownloadRounded';
import { Box, IconButton, Paper, Stack, Typography } from '@mui/material';
import { type ReactNode, useId, useRef } from 'react';
import { useSavedPicture } from '../../app/useSavedPicture.ts';
import { radius } from '../../ui/tokens.ts';
import type { CardState } from './chartData.ts';
import { useChartMessages } from './messages.ts';

interface Props {
  readonly title: string;
  readonly unit?: string | undefined;
  readonly source?: string | undefined;
  readonly state: CardState;
  readonly failedText?: string | undefined;
  /** Toggles of the card, beside the title. */
  readonly actions?: ReactNode;
  /** Whether it is empty: then it cannot be saved as a picture. */
  readonly isEmpty?: boolean;
  /** Whether a long table may continue on the next sheet of paper. */
  readonly mayBreak?: boolean;
  /** Height that is reserved while the figures are loading, so that nothing jumps. */
  readonly height: number;
  readonly children: ReactNode;
}

/**
 * The frame of every card: title, unit, source, and a button that saves the card as a picture. BI-28 It is empty while
 * loading and after a failure.
 */
export function Card({
  title,
  unit,
  source,
  state,
  failedText,
  actions,
  isEmpty = false,
  mayBreak = false,
  height,
  children,
}: Props) {
  const t = useChartMessages();
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const { save, failed } = useSavedPicture(card, `${title}.png`);
  return (
    <Paper
      ref={card}
      component="section"
      variant="outlined"
      aria-labelledby={id}
      aria-busy={state === 'loading'}
      data-card-state={state}
      sx={{
        p: { xs: 2, sm: 2.5 },
        borderRadius: radius.card,
        minWidth: 0,
        position: 'relative',
        breakInside: mayBreak ? 'auto' : 'avoid',
      }}
    >
      <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start', justifyContent: 'space-between', mb: 1 }}>
        <Box sx={{ minWidth: 0, pt: 0.75 }}>
          <Typography id={id} variant="h3" component="h2">
            {title}
          </Typography>
          {unit && (
            <Typography variant="body2" color="textSecondary">
              {t('card.unit', { unit })}
            </Typography>
          )}
        </Box>
        {state === 'ready' && !isEmpty && (
          <Stack direction="row" className="screen-only" sx={{ flex: 'none' }}>
            {actions}
            <IconButton aria-label={`${t('card.save')}: ${title}`} title={t('card.save')} onClick={() => void save()}>
              <Download />
            </IconButton>
          </Stack>
        )}
      </Stack>
      {failed && (
        <Typography role="alert" variant="body2" color="error">
          {t('card.notSaved')}
        </Typography>
      )}
      {state === 'loading' && <Box sx={{ height }} />}
      {state === 'failed' && failedText && <Typography color="error">{failedText}</Typography>}
      {state === 'ready' && children}
      {state === 'ready' && source && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t('card.source', { source })}
        </Typography>
      )}
    </Paper>
  );
}
