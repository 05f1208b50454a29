import { Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  readonly icon?: ReactNode;
  readonly title: string;
  readonly children?: ReactNode;
  /** A button with what to do next. */
  readonly action?: ReactNode;
}

/** Explains that there is nothing to display, and offers what to do next. */
export function EmptyState({ icon, title, children, action }: Props) {
  return (
    <Stack spacing={1} sx={{ alignItems: 'center', textAlign: 'center', py: 6, px: 3, color: 'text.secondary' }}>
      {icon}
      <Typography variant="h3" component="h2" color="textPrimary">
        {title}
      </Typography>
      {children && (
        <Typography component="div" sx={{ maxWidth: 420, textWrap: 'balance' }}>
          {children}
        </Typography>
      )}
      {action && <Stack sx={{ pt: 1 }}>{action}</Stack>}
    </Stack>
  );
}
