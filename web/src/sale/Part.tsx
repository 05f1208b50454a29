import { Box, Paper, Typography } from '@mui/material';
import { Fragment, type ReactNode, useId } from 'react';

interface PartProps {
  readonly title: string;
  /** Content beside the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A titled part of a sale. */
export function Part({ title, aside, children }: PartProps) {
  const id = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: 2.5 }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', justifyContent: 'space-between', mb: 1.5 }}>
        <Typography id={id} variant="h3" component="h2">
          {title}
        </Typography>
        {aside}
      </Box>
      {children}
    </Paper>
  );
}

export type Fact = readonly [label: string, value: ReactNode];

/** Named facts; those without a value are omitted. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: 1, columnGap: 2, m: 0 }}
    >
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([label, value]) => (
          <Fragment key={label}>
            <Typography component="dt" color="textSecondary">
              {label}
            </Typography>
            <Typography component="dd" sx={{ m: 0, textAlign: 'right', overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          </Fragment>
        ))}
    </Box>
  );
}
