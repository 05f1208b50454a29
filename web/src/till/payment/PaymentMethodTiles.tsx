import MoreHoriz from '@mui/icons-material/MoreHoriz';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import { Box, ButtonBase, Skeleton, Typography } from '@mui/material';
import { fromBaht, subtract } from '@taem/domain/money/money.ts';
import type { PaymentPayloadChannel } from '@taem/domain/till/paymentPayload.ts';
import type { ReactNode } from 'react';
import { ErrorView } from '../../ui/ErrorView.tsx';
import { useBasket } from '../basket/useBasket.ts';
import { usePaymentMethodsQuery } from '../gql/hooks.ts';
import { useFormat } from '../words/useFormat.ts';
import { usePaymentMessages } from './messages.ts';
import { StepCard } from './StepCard.tsx';

interface PaymentMethodTilesProps {
  /** Nothing to pay: Other is the tender and cash makes no sense (CHAN-14). */
  isFree: boolean;
  disabled: boolean;
  onCash: () => void;
  onOther: () => void;
}

/** CHAN-03: a tile for every way to pay that the merchant has; Other only where it is one of several. */
export function PaymentMethodTiles({ isFree, disabled, onCash, onOther }: PaymentMethodTilesProps) {
  const t = usePaymentMessages();
  const { data, error, refetch } = usePaymentMethodsQuery();
  const channel = useBasket(({ paymentChannels }) => paymentChannels[0]);
  const methods = data?.paymentMethods.map(({ name }) => name) ?? [];
  const cashWords = useCashWords();
  return (
    <StepCard step={2} title={t('channels.step2')}>
      {error && !data && <ErrorView onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={132} />}
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 1.5 }}>
        {methods.includes('Cash') && (
          <Tile
            icon={<PaymentsOutlined />}
            name={t('channels.cash')}
            hint={isFree ? t('channels.freeHint') : (cashWords(channel) ?? t('channels.cashHint'))}
            chosen={channel?.type === 'Cash'}
            disabled={disabled || isFree}
            onChoose={onCash}
          />
        )}
        {methods.length > 1 && (
          <Tile
            icon={<MoreHoriz />}
            name={t('channels.other')}
            hint={isFree ? t('channels.freeHint') : t('channels.otherHint')}
            chosen={channel?.type === 'Other'}
            disabled={disabled}
            onChoose={onOther}
          />
        )}
      </Box>
    </StepCard>
  );
}

function useCashWords() {
  const t = usePaymentMessages();
  const format = useFormat();
  return (channel: PaymentPayloadChannel | undefined): string | null => {
    if (channel?.type !== 'Cash' || channel.received_amount === undefined) return null;
    const received = fromBaht(channel.received_amount);
    const change = subtract(received, fromBaht(channel.amount));
    if (change === 0) return t('channels.exact');
    return t('channels.received', { received: format.money(received), change: format.money(change) });
  };
}

interface TileProps {
  icon: ReactNode;
  name: string;
  hint: string;
  chosen: boolean;
  disabled: boolean;
  onChoose: () => void;
}

function Tile({ icon, name, hint, chosen, disabled, onChoose }: TileProps) {
  return (
    <ButtonBase
      aria-pressed={chosen}
      disabled={disabled}
      onClick={onChoose}
      sx={{
        flexDirection: 'column',
        gap: 0.5,
        p: 2,
        minHeight: 132,
        borderRadius: '12px',
        border: 1,
        borderColor: chosen ? 'primary.main' : 'divider',
        bgcolor: chosen ? 'rgb(11 93 87 / 7%)' : disabled ? 'grey.50' : 'background.paper',
        color: disabled ? 'text.secondary' : 'text.primary',
        '& svg': { fontSize: 36, color: disabled ? 'text.disabled' : 'primary.main' },
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      {icon}
      <Typography component="span" sx={{ fontWeight: 650, fontSize: '1.0625rem' }}>
        {name}
      </Typography>
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
        {hint}
      </Typography>
    </ButtonBase>
  );
}
