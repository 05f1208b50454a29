import { Box, Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { profilePath } from '../../../app/profilePath.ts';
import { useProfileMessages } from '../messages.ts';
import { SECTIONS, type Section } from './sections.tsx';

/** Links from one page of a profile to the others. */
export function SectionNav({ id, current }: { readonly id: string; readonly current: Section['key'] }) {
  const t = useProfileMessages();
  return (
    <Box component="nav" aria-label={t('page.sections')} sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mb: 2 }}>
      {SECTIONS.map(({ key }) => (
        <Button
          key={key}
          component={Link}
          to={profilePath(id, `/${key}`)}
          aria-current={key === current ? 'page' : undefined}
          variant={key === current ? 'contained' : 'outlined'}
          color={key === current ? 'primary' : 'inherit'}
          sx={{ px: 2 }}
        >
          {t(`section.${key}`)}
        </Button>
      ))}
    </Box>
  );
}
