import { Alert, DialogContentText } from '@mui/material';
import { useState } from 'react';
import { useFormat } from '../../sale/useFormat.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { NOTHING } from '../../ui/nothing.ts';
import type { ParkedBillRowFragment } from '../gql/graphql.ts';
import { useDiscardParkedBillMutation } from '../gql/hooks.ts';
import { useParkedMessages } from './messages.ts';
import { useParkedWords } from './useParkedWords.ts';

interface DiscardBillDialogProps {
  bill: ParkedBillRowFragment;
  onRead: () => void;
  onClose: () => void;
}

/** Discards a parked bill after confirmation, in the version that the question was about. */
export function DiscardBillDialog({ bill, onRead, onClose }: DiscardBillDialogProps) {
  const t = useParkedMessages();
  const format = useFormat();
  const { refusal } = useParkedWords();
  const [problem, setProblem] = useState<string | null>(null);
  const [discard, { loading }] = useDiscardParkedBillMutation();
  const confirm = async () => {
    setProblem(null);
    try {
      const { data } = await discard({ variables: { input: { id: bill.id, version: bill.version } } });
      onRead();
      const [refused] = data?.discardParkedBill.userErrors ?? [];
      if (refused) setProblem(refusal(refused));
      else onClose();
    } catch {
      setProblem(t('open.failed'));
    }
  };
  const name = bill.name ?? t('list.noName');
  return (
    <ConfirmDialog
      open
      danger
      busy={loading}
      confirmDisabled={problem !== null}
      title={t('discard.title')}
      confirmLabel={t('discard.confirm')}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <DialogContentText>{t('discard.text', { name, amount: format.baht(bill.amountDue) })}</DialogContentText>
      {bill.openedAt && (
        <Alert severity="warning" sx={{ mt: 1.5 }}>
          {t('discard.openText', { by: bill.openedByName ?? NOTHING })}
        </Alert>
      )}
      {problem && (
        <Alert severity="error" sx={{ mt: 1.5 }}>
          {problem}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
