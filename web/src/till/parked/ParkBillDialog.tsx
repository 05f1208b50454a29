import { useNotice } from '../../app/notice.tsx';
import { AlertDialog } from '../../ui/AlertDialog.tsx';
import { basketStore } from '../basket/basketStore.ts';
import { useBasket } from '../basket/useBasket.ts';
import { usePricedBasket } from '../basket/usePricedBasket.ts';
import { BillNameDialog } from './BillNameDialog.tsx';
import { useParkedMessages } from './messages.ts';
import { usePark } from './usePark.ts';

interface ParkBillDialogProps {
  branchId: string;
  onClose: () => void;
}

/** Names the bill and parks it; an exchange cannot be parked. */
export function ParkBillDialog(props: ParkBillDialogProps) {
  const t = useParkedMessages();
  const isExchange = useBasket(({ exchange }) => exchange !== null);
  if (!isExchange) return <NameAndPark {...props} />;
  return <AlertDialog open title={t('park.exchangeTitle')} message={t('park.exchange')} onClose={props.onClose} />;
}

/** Enter parks it without a name. */
function NameAndPark({ branchId, onClose }: ParkBillDialogProps) {
  const t = useParkedMessages();
  const notify = useNotice();
  const { priced } = usePricedBasket();
  const { park, busy } = usePark(branchId, priced.amountDue);
  const save = async (name: string) => {
    const refused = await park(name);
    if (refused !== null) return refused;
    notify(t('park.done'), 'success');
    onClose();
    return null;
  };
  return (
    <BillNameDialog
      title={t('park.title')}
      saveLabel={t('park.button')}
      name={basketStore.get().parked?.name ?? ''}
      busy={busy}
      onSave={save}
      onClose={onClose}
    />
  );
}
