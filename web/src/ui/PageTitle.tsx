import { Box, Breadcrumbs, Link, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useUiMessages } from './messages.ts';
import { CONTROL } from './tokens.ts';

export interface Crumb {
  readonly label: string;
  readonly to: string;
}

interface Props {
  readonly children: ReactNode;
  /** The pages above this one, from the top. */
  readonly crumbs?: readonly Crumb[];
  /** Belongs to the name and follows it directly; its room is reserved before it is loaded. */
  readonly beside?: ReactNode;
  /** Actions of the page, at its right edge. */
  readonly actions?: ReactNode;
}

// Large enough for a finger, without moving the name below it.
const CRUMB = { display: 'inline-flex', alignItems: 'center', minWidth: CONTROL, minHeight: CONTROL, my: -1.25 };

/** On a phone the name and `beside` share the first line, so that nothing below moves when `beside` is loaded. */
const LINE = {
  alignItems: 'center',
  flexWrap: { sm: 'wrap' },
  columnGap: 1,
  minWidth: 0,
} as const;

const BESIDE = {
  minHeight: CONTROL,
  minWidth: { xs: '40%', sm: 0 },
  flex: { xs: '1 1 0', sm: 'none' },
  '& > .MuiButton-root': { maxWidth: 1 },
} as const;

/** The name of the page, the pages above it, and its actions. */
export function PageTitle({ children, crumbs = [], beside, actions }: Props) {
  const t = useUiMessages();
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'flex-end', justifyContent: 'space-between', flexWrap: 'wrap', gap: 2, mb: 3 }}
    >
      <Box sx={{ minWidth: 0, width: beside ? { xs: 1, sm: 'auto' } : undefined }}>
        {crumbs.length > 0 && (
          <Breadcrumbs aria-label={t('breadcrumb.label')} sx={{ mb: 0.5 }}>
            {crumbs.map(({ label, to }) => (
              <Link key={to} component={RouterLink} to={to} color="textSecondary" variant="body2" sx={CRUMB}>
                {label}
              </Link>
            ))}
          </Breadcrumbs>
        )}
        <Stack direction="row" sx={LINE}>
          <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
            {children}
          </Typography>
          {beside && <Box sx={BESIDE}>{beside}</Box>}
        </Stack>
      </Box>
      {actions && (
        // Beside the name if there is room for them, otherwise below it.
        <Stack className="screen-only" direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {actions}
        </Stack>
      )}
    </Stack>
  );
}
