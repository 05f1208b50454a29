import { Box, Button, Card, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface Props {
  readonly title: string;
  readonly more?: { readonly to: string; readonly label: string };
  /** Over the whole width. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A card of figures on the home page, with the way to all of them. */
export function Panel({ title, more, isWide = false, children }: Props) {
  return (
    <Card component="section" aria-label={title} sx={{ p: 3, minWidth: 0, gridColumn: isWide ? '1 / -1' : undefined }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          mb: 1,
          // As high with a way on as without, so that cards beside each other begin alike.
          minHeight: 32,
        }}
      >
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        {more && (
          <Button component={Link} to={more.to} size="small" sx={{ mr: -1.5, my: -1 }}>
            {more.label}
          </Button>
        )}
      </Box>
      {children}
    </Card>
  );
}

/** A figure under its name; what it is compared with below. */
export function Figure({
  label,
  value,
  below,
}: {
  readonly label: string;
  readonly value: string;
  readonly below?: string;
}) {
  return (
    <div>
      <Typography color="textSecondary" variant="body2" component="dt">
        {label}
      </Typography>
      <Typography component="dd" sx={{ m: 0, fontSize: 28, fontWeight: 700, lineHeight: 1.3 }}>
        {value}
      </Typography>
      {below && (
        <Typography color="textSecondary" variant="body2" component="dd" sx={{ m: 0 }}>
          {below}
        </Typography>
      )}
    </div>
  );
}

/** Figures beside each other. */
export function Figures({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))', m: 0 }}
    >
      {children}
    </Box>
  );
}
