import EditOutlined from '@mui/icons-material/EditOutlined';
import { Box, Button, Paper, Typography } from '@mui/material';
import { canProceedReadOnly } from '@taem/domain/till/basket.ts';
import type { PricedBasket } from '@taem/domain/till/pricing.ts';
import { useNavigate } from 'react-router-dom';
import { usePermission } from '../../app/permission.ts';
import { BasketHeading } from '../basket/BasketHeading.tsx';
import { BasketLines } from '../basket/BasketLines.tsx';
import { BasketTotals } from '../basket/BasketTotals.tsx';
import { useBasket } from '../basket/useBasket.ts';
import { CustomerName } from './CustomerName.tsx';
import { usePaymentMessages } from './messages.ts';

/** CHAN-02: the bill as it will be paid, and back to the sales screen to change it. */
export function ReadOnlyBasket({ priced, onProceed }: { priced: PricedBasket; onProceed: () => void }) {
  const t = usePaymentMessages();
  const navigate = useNavigate();
  const hasChannel = useBasket(canProceedReadOnly);
  const { canWrite } = usePermission('Page.Merchant.Payment');
  return (
    <Paper
      variant="outlined"
      component="section"
      sx={{
        borderRadius: '14px',
        display: 'flex',
        flexDirection: 'column',
        maxHeight: 'calc(100dvh - 112px)',
        position: 'sticky',
        top: 88,
        overflow: 'hidden',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', pr: 1 }}>
        <BasketHeading readOnly />
        <Button
          startIcon={<EditOutlined />}
          onClick={() => navigate('/payment/addproduct', { state: { editBasket: true } })}
          sx={{ ml: 'auto', px: 1.5 }}
        >
          {t('channels.edit')}
        </Button>
      </Box>
      <Typography variant="body2" sx={{ px: 2, pb: 1, color: 'text.secondary' }}>
        <CustomerName />
      </Typography>
      <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto', borderTop: 1, borderBottom: 1, borderColor: 'divider' }}>
        <BasketLines readOnly />
      </Box>
      <BasketTotals priced={priced} readOnly />
      <Box sx={{ px: 1.5, pb: 1.5 }}>
        <Button
          fullWidth
          size="large"
          variant="contained"
          disabled={!hasChannel || !canWrite}
          onClick={onProceed}
          sx={{ minHeight: 56, fontSize: '1.125rem' }}
        >
          {hasChannel ? t('channels.proceed') : t('channels.pick')}
        </Button>
      </Box>
    </Paper>
  );
}
