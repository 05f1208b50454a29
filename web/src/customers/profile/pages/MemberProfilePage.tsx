import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useProfileMessages } from '../messages.ts';
import { LatestSales } from './LatestSales.tsx';
import { ProfileFrame } from './ProfileFrame.tsx';
import { SectionTiles } from './SectionTiles.tsx';

const WalletTab = lazy(async () => ({ default: (await import('../../wallet/WalletTab.tsx')).WalletTab }));
const TransactionTab = lazy(async () => ({
  default: (await import('../../wallet/TransactionTab.tsx')).TransactionTab,
}));

const TABS = ['profile', 'wallet', 'transaction'] as const;
type Tab = (typeof TABS)[number];

/** CUST-52 A member: what is known of them, what moved their points, and what they bought. */
export function MemberProfilePage() {
  const t = useProfileMessages();
  const [address, setAddress] = useSearchParams();
  const tab = TABS.find((each) => each === address.get('tab')) ?? 'profile';
  const open = (next: Tab | null) => {
    // Pressed again, a toggle stays what it is; another tab has filters and pages of its own.
    if (next && next !== tab) setAddress(next === 'profile' ? {} : { tab: next });
  };
  return (
    <ProfileFrame>
      {({ id }) => (
        <>
          <ToggleButtonGroup
            exclusive
            fullWidth
            color="primary"
            value={tab}
            aria-label={t('tab.label')}
            onChange={(_, next: Tab | null) => open(next)}
            sx={{ mb: 2, bgcolor: 'background.paper' }}
          >
            {TABS.map((each) => (
              <ToggleButton key={each} value={each} sx={{ minHeight: 44, textTransform: 'none', fontWeight: 600 }}>
                {t(`tab.${each}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
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
