import { Box, Stack, Typography } from '@mui/material';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { lazy, Suspense } from 'react';
import { beside } from '../app/column.ts';
import { formatDay } from '../app/formatDay.ts';
import { useLanguage } from '../app/i18n.ts';
import { LanguageSwitch } from '../app/LanguageSwitch.tsx';
import { usePermissions } from '../app/permission.ts';
import { useSession } from '../app/session.ts';
import { shopToday } from '../app/shopDay.ts';
import { BranchBar } from './BranchBar.tsx';
import { HomeCard } from './HomeCard.tsx';
import { useMerchantMessages } from './messages.ts';
import { ServerState } from './ServerState.tsx';

const HomePanels = lazy(async () => ({ default: (await import('./home/HomePanels.tsx')).HomePanels }));

/** The ways in, each with the page that a role must read. */
const CARDS = [
  { name: 'payment', to: '/payment', page: PAGE.payment, prominent: true },
  { name: 'ci', to: '/ci', page: PAGE.customerInsight },
  { name: 'bi', to: '/bi', page: PAGE.businessInsight },
] as const;

/** Where the day starts: ways in, language, branch (HOME-02..04), and the day so far. */
export function HomePage() {
  const t = useMerchantMessages();
  const language = useLanguage();
  const mayOn = usePermissions();
  const cards = CARDS.filter(({ page }) => mayOn(page).canRead);
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
            {merchantName} · {formatDay(shopToday(), language)}
          </Typography>
        </Box>
        <LanguageSwitch />
      </Stack>
      <ServerState />
      <BranchBar />
      <Box sx={{ display: 'grid', gridTemplateColumns: beside(`repeat(${Math.max(1, cards.length)}, 1fr)`), gap: 3 }}>
        {cards.map(({ page: _page, ...card }) => (
          <HomeCard key={card.name} {...card} />
        ))}
      </Box>
      <Suspense fallback={null}>
        <HomePanels />
      </Suspense>
    </Stack>
  );
}
