import ChevronRight from '@mui/icons-material/ChevronRightRounded';
import { Box, CardActionArea, Paper, Typography } from '@mui/material';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { FROM_MENU } from '../../app/areaRoute.ts';
import { useLanguage } from '../../app/i18n.ts';
import type { Place } from '../../app/siteMap.ts';
import { CONTROL } from '../../ui/tokens.ts';
import { PLACE_TEXTS } from '../placeTexts.ts';

interface Props {
  readonly title: string;
  readonly places: readonly Place[];
}

/** Links to pages that belong together, under the name of their topic. */
export function PlaceGroup({ title, places }: Props) {
  const language = useLanguage();
  const heading = useId();
  if (places.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={heading}>
      <Typography id={heading} variant="h3" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Paper variant="outlined" component="ul" sx={GRID}>
        {places.map((place) => (
          <li key={place.path}>
            <CardActionArea component={Link} to={place.path} state={FROM_MENU} sx={ENTRY}>
              <Box sx={{ minWidth: 0, flex: 1 }}>
                <Typography sx={{ fontWeight: 650, lineHeight: 1.4 }}>{place.title[language]}</Typography>
                {PLACE_TEXTS[place.path] && (
                  <Typography variant="body2" color="textSecondary">
                    {PLACE_TEXTS[place.path]?.[language]}
                  </Typography>
                )}
              </Box>
              <ChevronRight color="action" />
            </CardActionArea>
          </li>
        ))}
      </Paper>
    </Box>
  );
}

const GRID = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(3, 1fr)' },
  m: 0,
  p: 1,
  listStyle: 'none',
} as const;
const ENTRY = {
  display: 'flex',
  gap: 1,
  alignItems: 'center',
  height: 1,
  minHeight: CONTROL,
  px: 1.5,
  py: 1,
  borderRadius: 1,
};
