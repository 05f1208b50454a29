import DirectionsWalk from '@mui/icons-material/DirectionsWalk';
import LoyaltyOutlined from '@mui/icons-material/LoyaltyOutlined';
import PersonAddAlt from '@mui/icons-material/PersonAddAlt';
import { Box, Typography } from '@mui/material';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import type { FROM_MENU } from '../../app/areaRoute.ts';
import { beside } from '../../app/column.ts';
import { useSession } from '../../app/session.ts';
import { useCounter } from '../counter/useCounter.ts';
import { ShortcutHelp } from '../keys/ShortcutHelp.tsx';
import { SHORTCUT } from '../keys/shortcut.ts';
import { ClosedScanner } from '../scan/ClosedScanner.tsx';
import { ShiftGate } from '../shift/ShiftGate.tsx';
import { usePaymentRight } from '../words/usePaymentRight.ts';
import { ChoiceCard } from './ChoiceCard.tsx';
import { useCustomerMessages } from './messages.ts';
import { REGISTER, useMayNotRegister } from './useMayNotRegister.ts';

/**
 * PAY-01, PAY-02: the choice of the customer. If the shop's sales begin with the goods, leads on to them, unless the cashier
 * came to choose a customer.
 */
export function CustomerTypePage() {
  const t = useCustomerMessages();
  const navigate = useNavigate();
  const { branchId } = useSession();
  const mayNotRegister = useMayNotRegister();
  const { reason: mayNotPay } = usePaymentRight();
  const isGoodsFirst = useCounter()?.saleStart === 'GOODS';
  const isToSell = (useLocation().state as Partial<typeof FROM_MENU> | null)?.fromMenu === true;
  if (isGoodsFirst && isToSell && mayNotPay === null) return <Navigate to="/payment/addproduct" state={{}} replace />;
  return (
    <Box sx={{ py: { xs: 1, sm: 5 }, px: { sm: 3 } }}>
      <Typography variant="h1" sx={{ textAlign: 'center', mb: { xs: 2, sm: 4 } }}>
        {t('start.question')}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: beside('repeat(3, 1fr)'), gap: 2.5 }}>
        <ChoiceCard
          icon={<LoyaltyOutlined />}
          name={t('start.member')}
          hint={t('start.memberHint')}
          autoFocus
          shortcut={SHORTCUT.choices[0]}
          onChoose={() => navigate('/payment/search-member')}
        />
        <ChoiceCard
          icon={<DirectionsWalk />}
          name={t('start.walkIn')}
          hint={t('start.walkInHint')}
          shortcut={SHORTCUT.choices[1]}
          disabledReason={mayNotPay}
          onChoose={() => navigate('/payment/addproduct', { state: {} })}
        />
        <ChoiceCard
          icon={<PersonAddAlt />}
          name={t('start.register')}
          hint={t('start.registerHint')}
          shortcut={SHORTCUT.choices[2]}
          disabledReason={mayNotRegister}
          onChoose={() => navigate(REGISTER)}
        />
      </Box>
      <ShortcutHelp sx={{ mt: 2, color: 'text.secondary', gap: 0.75 }} />
      <ClosedScanner />
      {branchId && <ShiftGate branchId={branchId} />}
    </Box>
  );
}
