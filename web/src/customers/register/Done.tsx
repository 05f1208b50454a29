import CheckCircle from '@mui/icons-material/CheckCircle';
import { Box, Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { iconSize, radius } from '../../ui/tokens.ts';

interface Props {
  readonly title: string;
  readonly name: string;
  /** Small text below the name. */
  readonly facts: readonly (string | null | undefined)[];
  /** Links to the next steps. */
  readonly children: ReactNode;
}

// Focuses a link, which React does not do by itself.
export const takeFocus = (link: HTMLElement | null) => link?.focus();

/** CUST-15 Step 2 of every registration: the success message, and the next steps. */
export function Done({ title, name, facts, children }: Props) {
  return (
    <Paper variant="outlined" sx={{ borderRadius: radius.card, p: { xs: 3, sm: 5 }, textAlign: 'center' }}>
      <CheckCircle sx={{ fontSize: iconSize.display, color: 'success.main' }} />
      <div role="status">
        <Typography variant="h2" sx={{ mt: 1 }}>
          {title}
        </Typography>
      </div>
      <Typography variant="h3" component="p" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{facts.filter(Boolean).join(' · ')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5, mt: 4 }}>{children}</Box>
    </Paper>
  );
}
