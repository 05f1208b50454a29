import AccountBalanceWalletOutlined from '@mui/icons-material/AccountBalanceWalletOutlined';
import AddShoppingCart from '@mui/icons-material/AddShoppingCart';
import PersonSearchOutlined from '@mui/icons-material/PersonSearchOutlined';
import RequestQuoteOutlined from '@mui/icons-material/RequestQuoteOutlined';
import { Box, Button, Typography } from '@mui/material';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { beside } from '../../app/column.ts';
import { memberName } from '../../sale/memberName.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { iconSize } from '../../ui/tokens.ts';
import type { SaleEntry } from '../basket/enterSale.ts';
import { readMember } from '../basket/saleDrafts.ts';
import { ChoiceCard } from '../customer/ChoiceCard.tsx';
import { ClosedScanner } from '../scan/ClosedScanner.tsx';
import { usePaymentRight } from '../words/usePaymentRight.ts';
import { usePaymentMessages } from './messages.ts';

/** PAY-07: the actions for the member; the outstanding balance and the wallet are not available (CHAN-21). */
export function MemberMainMenuPage() {
  const t = usePaymentMessages();
  const navigate = useNavigate();
  const { reason: mayNotPay } = usePaymentRight();
  const entry = useLocation().state as SaleEntry | null;
  const member = entry?.member ?? readMember()?.member;
  if (!member) {
    return (
      <EmptyState
        icon={<PersonSearchOutlined sx={{ fontSize: iconSize.display, color: 'text.disabled' }} />}
        title={t('menu.nobody')}
        action={
          <Button component={Link} to="/payment/search-member" variant="contained" size="large">
            {t('menu.find')}
          </Button>
        }
      />
    );
  }
  return (
    <Box sx={{ py: { xs: 1, sm: 5 }, px: { sm: 3 } }}>
      <Typography
        variant="h1"
        component="h2"
        sx={{ textAlign: 'center', mb: { xs: 2, sm: 4 }, overflowWrap: 'anywhere' }}
      >
        {memberName(member)}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: beside('repeat(3, 1fr)'), gap: 2.5 }}>
        <ChoiceCard
          icon={<RequestQuoteOutlined />}
          name={t('menu.outstanding')}
          hint={t('menu.outstandingHint')}
          disabledReason={t('channels.depositOff')}
          onChoose={() => undefined}
        />
        <ChoiceCard
          icon={<AddShoppingCart />}
          name={t('menu.addProducts')}
          hint={t('menu.addProductsHint')}
          autoFocus
          disabledReason={mayNotPay}
          // Without navigation state the sales screen restores the same member from the device (PAY-13).
          onChoose={() => navigate('/payment/addproduct', { state: entry?.member ? { member: entry.member } : null })}
        />
        <ChoiceCard
          icon={<AccountBalanceWalletOutlined />}
          name={t('menu.wallet')}
          hint={t('menu.walletHint')}
          disabledReason={t('channels.depositOff')}
          onChoose={() => undefined}
        />
      </Box>
      <ClosedScanner />
    </Box>
  );
}
