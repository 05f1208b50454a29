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
  /** Belongs to the name and stands right behind it; its room is there before it comes. */
  readonly beside?: ReactNode;
  /** What can be done on the page, at its right edge. */
  readonly actions?: ReactNode;
}

// As large as a finger needs, without moving the name below it.
const CRUMB = { display: 'inline-flex', alignItems: 'center', minWidth: CONTROL, minHeight: CONTROL, my: -1.25 };

/** On a phone the name and what is beside it share the first line, so that nothing moves below when it comes. */
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

/** Name of the page, where it is, and what can be done on it. */
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
        // Beside a name that leaves room for them, below one that does not.
        <Stack className="screen-only" direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {actions}
        </Stack>
      )}
    </Stack>
  );
}
