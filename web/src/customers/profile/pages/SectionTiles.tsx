import { Box, Card, CardActionArea, Chip } from '@mui/material';
import { Link } from 'react-router-dom';
import { profilePath } from '../../../app/profilePath.ts';
import { CONTROL } from '../../../ui/tokens.ts';
import { hasDraft } from '../blockDraft.ts';
import { memberRecord } from '../memberRecord.ts';
import { useProfileMessages } from '../messages.ts';
import { SECTIONS } from './sections.tsx';

/** CUST-54 The tiles that lead to the pages of a profile; a tile reports unsaved input. */
export function SectionTiles({ id }: { readonly id: string }) {
  const t = useProfileMessages();
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)' } }}>
      {SECTIONS.map(({ key, icon, blocks }) => (
        <Card key={key} variant="outlined">
          <CardActionArea component={Link} to={profilePath(id, `/${key}`)} title={t(`section.${key}.text`)} sx={TILE}>
            {icon}
            <Box sx={{ minWidth: 0, color: 'text.primary', fontWeight: 600, lineHeight: 1.4 }}>
              {t(`section.${key}`)}
            </Box>
            {hasDraft(memberRecord, id, blocks) && (
              <Chip size="small" color="warning" variant="outlined" label={t('section.draft')} />
            )}
          </CardActionArea>
        </Card>
      ))}
    </Box>
  );
}

const TILE = {
  height: 1,
  minHeight: CONTROL,
  px: 1.5,
  py: 1,
  display: 'flex',
  gap: 1,
  alignItems: 'center',
  justifyContent: 'flex-start',
  color: 'primary.main',
} as const;
