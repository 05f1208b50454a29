import Close from '@mui/icons-material/Close';
import { Box, Button, Drawer, IconButton, Typography } from '@mui/material';
import type { BasketMember } from '@taem/domain/till/basket.ts';
import { memberName } from '../../sale/memberName.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorView } from '../../ui/ErrorView.tsx';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { WalletBar } from '../basket/WalletBar.tsx';
import { useTillMessages } from '../words/messages.ts';
import { useWalletMessages } from './messages.ts';
import { useMemberWallet } from './useMemberWallet.ts';
import { WalletRow } from './WalletRow.tsx';

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
      // The bar of the page stands above drawers; the wallet belongs to the sale, so it stands above the bar.
      sx={{ zIndex: 'modal' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': 'wallet-title',
          sx: { width: 420, display: 'flex', flexDirection: 'column' },
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
      {/* Scrolled from the keyboard. */}
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
  const { movements, hasOlder, loading, loadOlder, failed, refetch } = useMemberWallet(memberId);
  if (failed) return <ErrorView onRetry={() => void refetch()} />;
  if (!movements) {
    return (
      <Box sx={{ p: 2.5 }}>
        <LoadingView count={6} height={64} />
      </Box>
    );
  }
  return (
    <>
      {movements.length === 0 && !hasOlder && (
        <EmptyState title={t('wallet.empty')}>{t('wallet.emptyHint')}</EmptyState>
      )}
      <Box component="ul" aria-label={t('wallet.list')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {movements.map((movement) => (
          <WalletRow key={movement.id} movement={movement} />
        ))}
      </Box>
      {hasOlder && (
        <Box sx={{ p: 2, textAlign: 'center' }}>
          <Button variant="outlined" loading={loading} onClick={() => void loadOlder()}>
            {t('wallet.older')}
          </Button>
        </Box>
      )}
    </>
  );
}
