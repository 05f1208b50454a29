import { Box, Stack, Typography } from '@mui/material';
import { beside } from '../app/column.ts';
import { formatDay } from '../app/formatDay.ts';
import { useLanguage } from '../app/i18n.ts';
import { LanguageSwitch } from '../app/LanguageSwitch.tsx';
import { useSession } from '../app/session.ts';
import { BranchBar } from './BranchBar.tsx';
import { HomeCard } from './HomeCard.tsx';
import { useMerchantMessages } from './messages.ts';
import { ServerState } from './ServerState.tsx';

/** Where the day starts: three ways in, language, branch (HOME-02..04). */
export function HomePage() {
  const t = useMerchantMessages();
  const language = useLanguage();
  const { firstname, username, merchantName } = useSession();
  return (
    <Stack spacing={3}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ justifyContent: 'space-between', alignItems: { xs: 'flex-start', sm: 'center' }, gap: 2, pt: 1 }}
      >
        <Box>
          <Typography variant="h1">{t('home.greeting', { name: firstname || username })}</Typography>
          <Typography color="textSecondary">
            {merchantName} · {formatDay(new Date(), language)}
          </Typography>
        </Box>
        <LanguageSwitch />
      </Stack>
      <ServerState />
      <BranchBar />
      <Box sx={{ display: 'grid', gridTemplateColumns: beside('repeat(3, 1fr)'), gap: 3 }}>
        <HomeCard name="payment" to="/payment" prominent />
        <HomeCard name="ci" to="/ci" />
        <HomeCard name="bi" to="/bi" />
      </Box>
    </Stack>
  );
}
