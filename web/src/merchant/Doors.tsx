import { Box, Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { FROM_MENU } from '../app/areaRoute.ts';
import { useLanguage } from '../app/i18n.ts';
import { PART_ICONS } from '../app/partIcons.ts';
import { entryOf, type PartName, useSiteMap } from '../app/siteMap.ts';
import { textSize } from '../ui/tokens.ts';

/** HOME-02 Selling, customers and figures; the first one that the user may enter is their main task. */
const DOORS: readonly PartName[] = ['sell', 'customers', 'insight'];

/** The doors to the main parts, in one row. */
export function Doors() {
  const language = useLanguage();
  const parts = useSiteMap().filter(({ name }) => DOORS.includes(name));
  return (
    <Box sx={{ display: 'flex', flexWrap: { sm: 'wrap' }, gap: 1, minWidth: 0, width: { xs: 1, sm: 'auto' } }}>
      {parts.map((part, at) => {
        const Icon = PART_ICONS[part.name];
        return (
          <Button
            key={part.name}
            component={Link}
            to={entryOf(part)}
            state={FROM_MENU}
            variant={at === 0 ? 'contained' : 'outlined'}
            size="large"
            startIcon={<Icon />}
            sx={DOOR}
          >
            {part.title[language]}
          </Button>
        );
      })}
    </Box>
  );
}

const DOOR = {
  flex: { xs: '1 1 auto', sm: 'none' },
  minWidth: 'min-content',
  // Hidden on a phone, as it has no room for the icon with its margins.
  '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
  px: { xs: 1.25, sm: 2.5 },
  fontSize: { xs: textSize.body, sm: textSize.large },
  lineHeight: 1.3,
} as const;
