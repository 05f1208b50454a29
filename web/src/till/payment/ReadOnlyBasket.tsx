import EditOutlined from '@mui/icons-material/EditOutlined';
import { Box, Button, Typography } from '@mui/material';
import { canProceedReadOnly } from '@taem/domain/till/basket.ts';
import type { PricedBasket } from '@taem/domain/till/pricing.ts';
import type { ReactNode } from 'react';
import { KeyHint } from '../../ui/KeyHint.tsx';
import { useBasketMessages } from '../basket/messages.ts';
import { useBasket } from '../basket/useBasket.ts';
import { BasketHeading } from '../bill/BasketHeading.tsx';
import { BasketLines } from '../bill/BasketLines.tsx';
import { BasketTotals } from '../bill/BasketTotals.tsx';
import { BillPanel } from '../bill/BillPanel.tsx';
import { ExchangeBlock } from '../exchange/ExchangeBlock.tsx';
import { useShortcut } from '../keys/useShortcut.ts';
import { ProceedButton } from '../typed/ProceedButton.tsx';
import { usePaymentRight } from '../words/usePaymentRight.ts';
import { CustomerName } from './CustomerName.tsx';
import { usePaymentMessages } from './messages.ts';

interface ReadOnlyBasketProps {
  priced: PricedBasket;
  /** Why it cannot be paid yet; null if it can. */
  closedReason: ReactNode;
  onProceed: () => void;
  /** Goes back to where the bill can be changed; omitted if that is this page. */
  onEdit: (() => void) | undefined;
}

/** CHAN-02: the bill as it will be paid, with a button to change it. */
export function ReadOnlyBasket({ priced, closedReason, onProceed, onEdit }: ReadOnlyBasketProps) {
  const t = usePaymentMessages();
  const lines = useBasketMessages();
  const hasChannel = useBasket(canProceedReadOnly);
  const exchange = useBasket((basket) => basket.exchange);
  const { canWrite, reason: mayNotPay } = usePaymentRight();
  useShortcut(onEdit && 'Escape', () => onEdit?.());
  return (
    <BillPanel
      isApart
      amountDue={priced.amountDue}
      button={
        <ProceedButton
          isClosed={!hasChannel || !canWrite || closedReason !== null}
          reason={mayNotPay ?? closedReason}
          hasHint={hasChannel}
          onProceed={onProceed}
        >
          {hasChannel ? t('channels.proceed') : t('channels.pick')}
        </ProceedButton>
      }
    >
      <Box sx={{ display: 'flex', alignItems: 'center', pr: 1 }}>
        <BasketHeading readOnly />
        {onEdit && (
          <Button
            startIcon={<EditOutlined />}
            onClick={onEdit}
            aria-keyshortcuts="Escape"
            sx={{ ml: 'auto', px: 1.5, gap: 0.75, whiteSpace: 'nowrap', flexShrink: 0 }}
          >
            {t('channels.edit')}
            <KeyHint onButton>Esc</KeyHint>
          </Button>
        )}
      </Box>
      <Typography noWrap variant="body2" sx={{ px: 2, pb: 1, flex: 'none', color: 'text.secondary' }}>
        <CustomerName />
      </Typography>
      {/* Lets the keyboard scroll a long bill. */}
      <Box
        tabIndex={0}
        role="region"
        aria-label={lines('basket.lines')}
        sx={{
          flex: 1,
          minHeight: 0,
          overflowY: 'auto',
          borderTop: 1,
          borderBottom: 1,
          borderColor: 'divider',
          outlineOffset: '-3px',
        }}
      >
        {exchange && <ExchangeBlock exchange={exchange} readOnly />}
        <BasketLines readOnly />
      </Box>
      <BasketTotals priced={priced} readOnly />
    </BillPanel>
  );
}
