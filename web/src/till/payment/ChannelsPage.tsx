import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { FROM_MENU } from '../../app/areaRoute.ts';
import { useSession } from '../../app/session.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { iconSize } from '../../ui/tokens.ts';
import { restoreBasket } from '../basket/basketStore.ts';
import { useBasket } from '../basket/useBasket.ts';
import { BillOnScreen } from '../bill/BillOnScreen.tsx';
import { ClosedScanner } from '../scan/ClosedScanner.tsx';
import { ShiftGate } from '../shift/ShiftGate.tsx';
import { SelectBranchFirst } from '../words/SelectBranchFirst.tsx';
import { usePaymentMessages } from './messages.ts';
import { PaymentOption } from './PaymentOption.tsx';
import { TakePaymentForm } from './TakePaymentForm.tsx';

/** CHAN-01..07, 14..17: the payment page. A reload restores the bill that Proceed stored (OP-41). */
export function ChannelsPage() {
  const { branchId } = useSession();
  if (!branchId) return <SelectBranchFirst />;
  return (
    <BillOnScreen bill="sale">
      <PaySale branchId={branchId} />
    </BillOnScreen>
  );
}

function PaySale({ branchId }: { branchId: string }) {
  const t = usePaymentMessages();
  const navigate = useNavigate();
  useState(restoreBasket);
  const isEmpty = useBasket(({ items }) => items.length === 0);
  return (
    <>
      {isEmpty ? (
        <EmptyState
          icon={<ReceiptLongOutlined sx={{ fontSize: iconSize.display, color: 'text.disabled' }} />}
          title={t('channels.empty')}
          action={
            <Button component={Link} to="/payment" state={FROM_MENU} variant="contained" size="large">
              {t('channels.newSale')}
            </Button>
          }
        >
          {t('channels.emptyHint')}
        </EmptyState>
      ) : (
        <TakePaymentForm
          withKeys
          onEdit={() => navigate('/payment/addproduct', { state: { editBasket: true } })}
          branchId={branchId}
          firstStep={(toPay) => <PaymentOption total={toPay} />}
        />
      )}
      <ClosedScanner />
      <ShiftGate branchId={branchId} />
    </>
  );
}
