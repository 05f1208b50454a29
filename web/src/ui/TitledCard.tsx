import { Paper, Stack, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { CONTROL, radius } from './tokens.ts';

interface Props {
  readonly title: string;
  /** At the end of the title's line, which has the same height without it. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A card with a title, which also names it for screen readers. */
export function TitledCard({ title, action, children }: Props) {
  const id = useId();
  return (
    <Paper variant="outlined" component="section" aria-labelledby={id} sx={CARD}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', minHeight: CONTROL, mb: 1 }}>
        <Typography id={id} variant="h3" component="h2">
          {title}
        </Typography>
        {action}
      </Stack>
      {children}
    </Paper>
  );
}

const CARD = { p: { xs: 2, sm: 3 }, borderRadius: radius.card } as const;
