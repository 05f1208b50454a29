import { Box, Card, CardActionArea, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { FROM_MENU } from '../../app/areaRoute.ts';

interface Props {
  readonly to: string;
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
}

/** One way in: what it is called, and what is done there. */
export function ManagementCard({ to, icon, title, text }: Props) {
  return (
    <Card>
      <CardActionArea
        component={Link}
        to={to}
        state={FROM_MENU}
        sx={{ height: 1, p: 2, display: 'flex', gap: 2, alignItems: 'center' }}
      >
        <Box sx={TILE}>{icon}</Box>
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Typography sx={{ fontWeight: 650, lineHeight: 1.4 }}>{title}</Typography>
          <Typography variant="body2" color="textSecondary">
            {text}
          </Typography>
        </Box>
      </CardActionArea>
    </Card>
  );
}

const TILE = {
  width: 48,
  height: 48,
  flex: 'none',
  borderRadius: '12px',
  display: 'grid',
  placeItems: 'center',
  bgcolor: 'var(--accent-soft)',
  color: 'primary.main',
};
