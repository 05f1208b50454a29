import type { ParkedBillRowFragment } from '../gql/graphql.ts';
import { useUpdateParkedBillMutation } from '../gql/hooks.ts';
import { BillNameDialog } from './BillNameDialog.tsx';
import { useParkedMessages } from './messages.ts';
import { useParkedWords } from './useParkedWords.ts';

interface RenameBillDialogProps {
  bill: ParkedBillRowFragment;
  onRead: () => void;
  onClose: () => void;
}

/** Renames a parked bill. If another user was quicker, names that user and stays open (docs/adr/0103). */
export function RenameBillDialog({ bill, onRead, onClose }: RenameBillDialogProps) {
  const t = useParkedMessages();
  const { refusal } = useParkedWords();
  const [update, { loading }] = useUpdateParkedBillMutation();
  const save = async (name: string) => {
    try {
      const { data } = await update({ variables: { input: { id: bill.id, version: bill.version, name } } });
      onRead();
      const [refused] = data?.updateParkedBill.userErrors ?? [];
      if (refused) return refusal(refused);
      onClose();
      return null;
    } catch {
      return t('open.failed');
    }
  };
  return (
    <BillNameDialog
      title={t('rename.title')}
      saveLabel={t('rename.save')}
      name={bill.name ?? ''}
      busy={loading}
      onSave={save}
      onClose={onClose}
    />
  );
}
