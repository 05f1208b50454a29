import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import { useState } from 'react';
import { useSession } from '../../app/session.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorView } from '../../ui/ErrorView.tsx';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { TakePaymentForm } from '../payment/TakePaymentForm.tsx';
import { ClosedScanner } from '../scan/ClosedScanner.tsx';
import { SelectBranchFirst } from '../words/SelectBranchFirst.tsx';
import { LiteStep } from './LiteStep.tsx';
import { useLiteMessages } from './messages.ts';
import { useLiteBill } from './useLiteBill.ts';

/** LITE-01..06: an amount, a way to pay, done. */
export function LitePage() {
  const { branchId } = useSession();
  return branchId ? <LiteBill branchId={branchId} /> : <SelectBranchFirst />;
}

function LiteBill({ branchId }: { branchId: string }) {
  const t = useLiteMessages();
  const [amountIsGood, setAmountIsGood] = useState(true);
  const { isEmpty, noProducts, error, refetch } = useLiteBill();
  if (isEmpty && error) return <ErrorView onRetry={() => void refetch()} />;
  if (isEmpty && noProducts) {
    return (
      <div role="alert">
        <EmptyState
          icon={<Inventory2Outlined sx={{ fontSize: 64, color: 'text.disabled' }} />}
          title={t('lite.noProducts')}
        >
          {t('lite.noProductsHint')}
        </EmptyState>
      </div>
    );
  }
  return (
    <>
      {isEmpty ? (
        <LoadingView count={3} height={132} />
      ) : (
        <TakePaymentForm
          branchId={branchId}
          firstStep={() => <LiteStep onAmount={setAmountIsGood} />}
          closedReason={amountIsGood ? null : t('lite.invalid')}
        />
      )}
      <ClosedScanner />
    </>
  );
}
