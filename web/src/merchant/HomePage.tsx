import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { LanguageSwitch } from '../app/LanguageSwitch.tsx';
import { useSession } from '../app/session.ts';
import { BranchSelectionDialog } from './BranchSelectionDialog.tsx';
import { HomeCard } from './HomeCard.tsx';
import { useMerchantMessages } from './messages.ts';

/** Where the day starts: three ways in, language, branch (HOME-02..04). */
export function HomePage() {
  const t = useMerchantMessages();
  const { firstname, username, merchantName } = useSession();
  return (
    <Stack spacing={4}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 3 }}>
        <Box>
          <Typography variant="h1">{t('home.greeting', { name: firstname || username })}</Typography>
          <Typography color="text.secondary">{merchantName}</Typography>
        </Box>
        <LanguageSwitch />
      </Stack>
      <BranchBar />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 3 }}>
        <HomeCard name="payment" to="/payment" />
        <HomeCard name="ci" to="/ci" />
        <HomeCard name="bi" to="/bi" />
      </Box>
    </Stack>
  );
}

function BranchBar() {
  const t = useMerchantMessages();
  const { branches, branchName } = useSession();
  const [choosing, setChoosing] = useState(false);
  if (branches.length < 2) return null;
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
      <Typography color="text.secondary">{t('home.branch')}</Typography>
      <Typography sx={{ fontWeight: 650 }}>{branchName ?? t('branch.all')}</Typography>
      <Button variant="outlined" onClick={() => setChoosing(true)}>
        {t('home.changeBranch')}
      </Button>
      {choosing && <BranchSelectionDialog onClose={() => setChoosing(false)} />}
    </Stack>
  );
}
