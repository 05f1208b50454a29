import Close from '@mui/icons-material/Close';
import { Box, Drawer, IconButton, Typography } from '@mui/material';
import { MEMBER_TRANSACTION_PAGE_SIZE } from '@taem/domain/limits.ts';
import type { BasketMember } from '@taem/domain/till/basket.ts';
import { useState } from 'react';
import { usePointEntriesQuery } from '../../sale/gql/hooks.ts';
import { memberName } from '../../sale/memberName.ts';
import { EntryTable } from '../../sale/wallet/EntryTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorView } from '../../ui/ErrorView.tsx';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { useTillMessages } from '../words/messages.ts';
import { useWalletMessages } from './messages.ts';
import { WalletBar } from './WalletBar.tsx';

interface WalletPanelProps {
  member: BasketMember;
  onClose: () => void;
}

/** PAY-10, WALL-01: the member's points and where they came from, beside the sale. */
export function WalletPanel({ member, onClose }: WalletPanelProps) {
  const t = useWalletMessages();
  const words = useTillMessages();
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      // The top bar is above drawers; the wallet belongs to the sale, so it must be above the bar.
      sx={{ zIndex: 'modal' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': 'wallet-title',
          sx: { width: 420, maxWidth: 1, display: 'flex', flexDirection: 'column' },
        },
      }}
    >
      <Box sx={{ px: 2.5, pt: 2, pb: 1.5, borderBottom: 1, borderColor: 'divider' }}>
        <Box sx={{ display: 'flex', alignItems: 'center' }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography id="wallet-title" variant="h3" component="h2">
              {t('wallet.title')}
            </Typography>
            <Typography noWrap sx={{ color: 'text.secondary' }}>
              {memberName(member)}
            </Typography>
          </Box>
          <IconButton aria-label={words('close')} onClick={onClose} autoFocus>
            <Close />
          </IconButton>
        </Box>
        <WalletBar points={member.remainingPoints} />
      </Box>
      {/* Lets the keyboard scroll it. */}
      <Box
        tabIndex={0}
        role="region"
        aria-labelledby="wallet-title"
        sx={{ flex: 1, minHeight: 0, overflowY: 'auto', outlineOffset: '-3px' }}
      >
        <Movements memberId={member.id} />
      </Box>
    </Drawer>
  );
}

function Movements({ memberId }: { memberId: string }) {
  const t = useWalletMessages();
  const [page, setPage] = useState(1);
  const { data, previousData, error, refetch } = usePointEntriesQuery({
    variables: { memberId, page, perPage: MEMBER_TRANSACTION_PAGE_SIZE, filter: null },
    // Another till may have sold to the member a moment ago.
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const entries = (data ?? previousData)?.pointEntries;
  if (error && !entries) return <ErrorView onRetry={() => void refetch()} />;
  if (!entries) {
    return (
      <Box sx={{ p: 2.5 }}>
        <LoadingView count={6} height={64} />
      </Box>
    );
  }
  if (entries.total === 0) return <EmptyState title={t('wallet.empty')}>{t('wallet.emptyHint')}</EmptyState>;
  return (
    <>
      <EntryTable rows={entries.items} hasLinks={false} />
      {entries.total > MEMBER_TRANSACTION_PAGE_SIZE && (
        <Pager page={page} perPage={MEMBER_TRANSACTION_PAGE_SIZE} total={entries.total} onPage={setPage} />
      )}
    </>
  );
}
