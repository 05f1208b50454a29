import { Box, Card, CardActionArea, Chip, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { radius } from '../../../ui/tokens.ts';
import { hasDraft } from '../blockDraft.ts';
import { memberRecord } from '../memberRecord.ts';
import { useProfileMessages } from '../messages.ts';
import { profilePath } from './profilePath.ts';
import { SECTIONS } from './sections.tsx';

/** CUST-54 The ways into a profile; where something was typed and not saved, the tile says so. */
export function SectionTiles({ id }: { readonly id: string }) {
  const t = useProfileMessages();
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      {SECTIONS.map(({ key, icon, blocks }) => (
        // The last of an odd number is as wide as two.
        <Card key={key} sx={{ '&:last-child:nth-of-type(odd)': { gridColumn: '1 / -1' } }}>
          <CardActionArea
            component={Link}
            to={profilePath(id, `/${key}`)}
            sx={{ height: 1, p: 2, display: 'flex', gap: 2, alignItems: 'center' }}
          >
            <Box sx={TILE}>{icon}</Box>
            <Box sx={{ minWidth: 0, flex: 1 }}>
              <Typography sx={{ fontWeight: 650, lineHeight: 1.4 }}>{t(`section.${key}`)}</Typography>
              <Typography variant="body2" color="textSecondary">
                {t(`section.${key}.text`)}
              </Typography>
              {hasDraft(memberRecord, id, blocks) && (
                <Chip size="small" color="warning" variant="outlined" label={t('section.draft')} sx={{ mt: 0.5 }} />
              )}
            </Box>
          </CardActionArea>
        </Card>
      ))}
    </Box>
  );
}

const TILE = {
  width: 48,
  height: 48,
  flex: 'none',
  borderRadius: radius.card,
  display: 'grid',
  placeItems: 'center',
  bgcolor: 'var(--accent-soft)',
  color: 'primary.main',
};
