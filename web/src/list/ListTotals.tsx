import { Alert, Box, Button, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { textSize } from '../ui/tokens.ts';
import { useListMessages } from './messages.ts';

export interface TotalFigure {
  readonly label: string;
  /** The figure; missing until the totals are loaded. */
  readonly value: ReactNode;
  /** A note beside the figure, on a phone below it. */
  readonly more?: string | null;
}

interface Props {
  /** Accessible name: what the totals are of. */
  readonly label: string;
  readonly figures: readonly TotalFigure[];
  readonly isLoaded: boolean;
  /** Sends the failed request again; absent while there are totals to display. */
  readonly failed?: () => Promise<unknown>;
  /** Number of figures per row in a wide window. */
  readonly perRow?: number;
  readonly above?: ReactNode;
  readonly children?: ReactNode;
}

/** Totals over all pages of a list, between its filters and its rows. */
export function ListTotals({ label, figures, isLoaded, failed, perRow = 4, above, children }: Props) {
  const t = useListMessages();
  if (failed) {
    return (
      <Alert
        severity="info"
        sx={{ borderRadius: 0 }}
        action={
          <Button color="inherit" onClick={() => void failed().catch(() => undefined)}>
            {t('totals.again')}
          </Button>
        }
      >
        {t('totals.failed')}
      </Alert>
    );
  }
  return (
    <Box component="section" aria-label={label} aria-busy={!isLoaded} sx={{ borderBottom: 1, borderColor: 'divider' }}>
      {above}
      <Box component="dl" sx={{ ...FIGURES, gridTemplateColumns: { xs: '1fr 1fr', md: `repeat(${perRow}, 1fr)` } }}>
        {figures.map((figure) => (
          <Figure key={figure.label} {...figure} value={isLoaded ? figure.value : null} />
        ))}
      </Box>
      {children}
    </Box>
  );
}

const FIGURES = { m: 0, px: 2, py: 1.5, display: 'grid', columnGap: 2, rowGap: 1 } as const;

function Figure({ label, value, more }: TotalFigure) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Box component="dd" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}>
        <Typography component="span" sx={{ fontWeight: 700, fontSize: textSize.large }}>
          {value ?? <Skeleton width={96} />}
        </Typography>
        {more !== undefined && (
          // The line keeps its room while the note is missing.
          <Typography
            component="span"
            variant="body2"
            color="textSecondary"
            sx={{ flexBasis: { xs: '100%', md: 'auto' } }}
          >
            {value === null ? '\u00a0' : more}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
