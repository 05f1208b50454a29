import { Box } from '@mui/material';
import { useSearchParams } from 'react-router-dom';
import { late } from '../../../app/late.tsx';
import { panelInstead } from '../../../ui/panelInstead.tsx';
import { Segments } from '../../../ui/Segments.tsx';
import { useProfileMessages } from '../messages.ts';
import { LatestSales } from './LatestSales.tsx';
import { ProfileFrame } from './ProfileFrame.tsx';
import { SectionTiles } from './SectionTiles.tsx';

// The buttons keep their place and the focus while a tab is loaded.
const WalletTab = late(async () => (await import('../../wallet/WalletTab.tsx')).WalletTab, panelInstead);
const TransactionTab = late(async () => (await import('../../wallet/TransactionTab.tsx')).TransactionTab, panelInstead);

const TABS = ['profile', 'wallet', 'transaction'] as const;
type Tab = (typeof TABS)[number];

/** CUST-52 A member's page: their data, their point movements, and their sales. */
export function MemberProfilePage() {
  const t = useProfileMessages();
  const [address, setAddress] = useSearchParams();
  const tab = TABS.find((each) => each === address.get('tab')) ?? 'profile';
  const open = (next: Tab) => {
    // Pressing the current tab again changes nothing; another tab has separate filters and pages.
    if (next !== tab) setAddress(next === 'profile' ? {} : { tab: next });
  };
  return (
    <ProfileFrame>
      {({ id }) => (
        <>
          <Box sx={{ mb: 2 }}>
            <Segments
              isWide
              label={t('tab.label')}
              segments={TABS.map((each) => ({ value: each, label: t(`tab.${each}`) }))}
              value={tab}
              onChange={open}
            />
          </Box>
          {tab === 'profile' && (
            <>
              <SectionTiles id={id} />
              <LatestSales memberId={id} />
            </>
          )}
          {tab === 'wallet' && <WalletTab memberId={id} />}
          {tab === 'transaction' && <TransactionTab memberId={id} />}
        </>
      )}
    </ProfileFrame>
  );
}
