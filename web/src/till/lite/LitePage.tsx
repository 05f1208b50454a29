import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import { Button } from '@mui/material';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { Link } from 'react-router-dom';
import { usePermission } from '../../app/permission.ts';
import { useSession } from '../../app/session.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorView } from '../../ui/ErrorView.tsx';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { iconSize } from '../../ui/tokens.ts';
import { BillOnScreen } from '../bill/BillOnScreen.tsx';
import { TakePaymentForm } from '../payment/TakePaymentForm.tsx';
import { ClosedScanner } from '../scan/ClosedScanner.tsx';
import { ShiftGate } from '../shift/ShiftGate.tsx';
import { SelectBranchFirst } from '../words/SelectBranchFirst.tsx';
import { LiteStep } from './LiteStep.tsx';
import { useLiteMessages } from './messages.ts';
import { useLiteBill } from './useLiteBill.ts';

/**
 * LITE-01..06: the quick sale: an amount and a payment method. It is a separate bill: the basket of the sales screen stays
 * unchanged.
 */
export function LitePage() {
  const { branchId } = useSession();
  if (!branchId) return <SelectBranchFirst />;
  return (
    <BillOnScreen bill="quickSale">
      <QuickSale branchId={branchId} />
    </BillOnScreen>
  );
}

function QuickSale({ branchId }: { branchId: string }) {
  const t = useLiteMessages();
  const bill = useLiteBill(branchId);
  const { canWrite } = usePermission(PAGE.product);
  if (bill.error) return <ErrorView onRetry={() => void bill.refetch()} />;
  if (bill.noProducts) {
    return (
      <div role="alert">
        <EmptyState
          icon={<Inventory2Outlined sx={{ fontSize: iconSize.display, color: 'text.disabled' }} />}
          title={t('lite.noProducts')}
          action={
            canWrite && (
              <Button component={Link} to="/products/create" variant="contained">
                {t('lite.addProduct')}
              </Button>
            )
          }
        >
          {t('lite.noProductsHint')}
        </EmptyState>
      </div>
    );
  }
  const closedReason = bill.price === null ? t('lite.amountFirst') : bill.line ? null : t('lite.productFirst');
  return (
    <>
      {bill.isLoading ? (
        <LoadingView count={3} height={132} />
      ) : (
        <TakePaymentForm branchId={branchId} firstStep={() => <LiteStep bill={bill} />} closedReason={closedReason} />
      )}
      <ClosedScanner />
      <ShiftGate branchId={branchId} />
    </>
  );
}
