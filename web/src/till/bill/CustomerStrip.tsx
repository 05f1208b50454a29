import Close from '@mui/icons-material/Close';
import DirectionsWalk from '@mui/icons-material/DirectionsWalk';
import { Alert, Avatar, Box, Button, ButtonBase, Chip, IconButton, Typography } from '@mui/material';
import { EMPTY_GUEST, isEmptyGuest } from '@taem/domain/till/guest.ts';
import { useNavigate } from 'react-router-dom';
import { KeyHint } from '../../ui/KeyHint.tsx';
import { radius, textSize } from '../../ui/tokens.ts';
import { finishWalkIn } from '../basket/enterSale.ts';
import { useBasketMessages } from '../basket/messages.ts';
import { useBasket } from '../basket/useBasket.ts';
import { useCounter } from '../counter/useCounter.ts';
import { useGuestWords } from '../customer/useGuestWords.ts';
import { SHORTCUT } from '../keys/shortcut.ts';
import { useShortcut } from '../keys/useShortcut.ts';
import { WalletButton } from '../wallet/WalletButton.tsx';
import { useTillMessages } from '../words/messages.ts';

interface CustomerStripProps {
  tier: { name: string; imageUrl?: string | null } | null;
  failed: boolean;
  onRetry: () => unknown;
  onEditGuest: () => void;
}

/** The customer of the bill: a member with tier and points, or a guest without either (PERM-24). */
export function CustomerStrip({ tier, failed, onRetry, onEditGuest }: CustomerStripProps) {
  const t = useBasketMessages();
  const words = useTillMessages();
  const member = useBasket((basket) => basket.member);
  return (
    <Box sx={{ px: 1.5, pt: 1.5, pb: 0.5 }}>
      {member ? (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <WalletButton member={member} tier={tier} />
          <IconButton
            aria-label={t('basket.toGuest')}
            onClick={() => finishWalkIn(EMPTY_GUEST)}
            sx={{ width: 44, height: 44 }}
          >
            <Close />
          </IconButton>
          <ChangeCustomer isShort />
        </Box>
      ) : (
        <GuestRow onEditGuest={onEditGuest} />
      )}
      {failed && (
        <Alert
          severity="error"
          sx={{ mt: 1 }}
          action={
            <Button color="inherit" onClick={() => onRetry()} sx={{ px: 1 }}>
              {words('retry')}
            </Button>
          }
        >
          {t('member.unavailable')}
        </Alert>
      )}
    </Box>
  );
}

function GuestRow({ onEditGuest }: { onEditGuest: () => void }) {
  const t = useBasketMessages();
  const words = useTillMessages();
  const guest = useBasket(({ walkinInfo }) => walkinInfo);
  const guestWords = useGuestWords();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <ButtonBase
        onClick={onEditGuest}
        sx={{
          flex: 1,
          minWidth: 0,
          gap: 1.25,
          borderRadius: radius.control,
          justifyContent: 'flex-start',
          textAlign: 'left',
        }}
      >
        <span className="visually-hidden">{t('basket.guestDetails')} </span>
        <Avatar sx={{ width: 44, height: 44, bgcolor: 'grey.100', color: 'text.secondary' }}>
          <DirectionsWalk />
        </Avatar>
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 650, lineHeight: 1.4 }}>{words('walkIn')}</Typography>
          <Typography noWrap variant="body2" sx={{ color: 'text.secondary' }}>
            {guest && !isEmptyGuest(guest) ? guestWords(guest) : t('basket.noDetails')}
          </Typography>
        </Box>
      </ButtonBase>
      <ChangeCustomer />
    </Box>
  );
}

/** Changes the customer; short beside a name, so that the name stays readable. */
function ChangeCustomer({ isShort = false }: { isShort?: boolean }) {
  const t = useBasketMessages();
  const navigate = useNavigate();
  const counter = useCounter();
  const change = () => {
    if (counter?.saleStart === 'GOODS') navigate('/payment/search-member', { state: { editBasket: true } });
    else navigate('/payment');
  };
  useShortcut(SHORTCUT.customer, change);
  return (
    <Chip
      label={
        <>
          {isShort && <span aria-hidden>{t('basket.change')}</span>}
          <span className={isShort ? 'visually-hidden' : undefined}>{t('basket.changeCustomer')}</span>{' '}
          <KeyHint onButton sx={{ ml: 0.25, fontSize: textSize.tiny, px: 0.5 }}>
            {SHORTCUT.customer}
          </KeyHint>
        </>
      }
      variant="outlined"
      aria-keyshortcuts={SHORTCUT.customer}
      onClick={change}
      sx={{ height: 44, borderRadius: '50vh' }}
    />
  );
}
