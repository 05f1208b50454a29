import { Box, Stack, Typography } from '@mui/material';
import { dayInWeek } from '@taem/domain/time/writtenDay.ts';
import { useLanguage } from '../app/i18n.ts';
import { late } from '../app/late.tsx';
import { useSession } from '../app/session.ts';
import { businessToday } from '../app/shopDay.ts';
import { Doors } from './Doors.tsx';
import { useMerchantMessages } from './messages.ts';
import { ServerState } from './ServerState.tsx';

const HomePanels = late(async () => (await import('./home/HomePanels.tsx')).HomePanels);
// Fetched ahead: the page needs it as soon as it is drawn.
HomePanels.ahead();

/** The home page: the day so far, what needs attention, and the doors to the parts (HOME-02). */
export function HomePage() {
  const t = useMerchantMessages();
  const language = useLanguage();
  const { firstname, username, merchantName } = useSession();
  return (
    <Stack spacing={2}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: 1.5 }}>
        <Box>
          <Typography variant="h1">{t('home.greeting', { name: firstname || username })}</Typography>
          <Typography color="textSecondary">
            {/* A phone only has room for the day. */}
            <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
              {merchantName} ·{' '}
            </Box>
            {dayInWeek(businessToday(), language)}
          </Typography>
        </Box>
        <Doors />
      </Box>
      <ServerState />
      <HomePanels />
    </Stack>
  );
}
