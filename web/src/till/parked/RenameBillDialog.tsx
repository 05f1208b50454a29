import { Alert, Button, DialogActions, DialogContent } from '@mui/material';
import { useState } from 'react';
import { Dialog, DialogForm } from '../../ui/Dialog.tsx';
import type { ParkedBillRowFragment } from '../gql/graphql.ts';
import { useUpdateParkedBillMutation } from '../gql/hooks.ts';
import { useTillMessages } from '../words/messages.ts';
import { BillNameField, isTooLong } from './BillNameField.tsx';
import { useParkedMessages } from './messages.ts';
import { useParkedWords } from './useParkedWords.ts';

interface RenameBillDialogProps {
  bill: ParkedBillRowFragment;
  onRead: () => void;
  onClose: () => void;
}

/** Another name for a parked bill. Where another user was quicker it names them, and stays open (docs/adr/0103). */
export function RenameBillDialog({ bill, onRead, onClose }: RenameBillDialogProps) {
  const t = useParkedMessages();
  const words = useTillMessages();
  const { refusal } = useParkedWords();
  const [name, setName] = useState(bill.name ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const [update, { loading }] = useUpdateParkedBillMutation();
  const save = async () => {
    if (loading || isTooLong(name)) return;
    setProblem(null);
    try {
      const input = { id: bill.id, version: bill.version, name: name.trim() };
      const { data } = await update({ variables: { input } });
      onRead();
      const [refused] = data?.updateParkedBill.userErrors ?? [];
      if (refused) setProblem(refusal(refused));
      else onClose();
    } catch {
      setProblem(t('open.failed'));
    }
  };
  return (
    <Dialog title={t('rename.title')} maxWidth="xs" onClose={loading ? undefined : onClose}>
      <DialogForm onSubmit={() => void save()}>
        <DialogContent>
          <BillNameField value={name} onChange={setName} />
          {problem && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {problem}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" color="inherit" disabled={loading} onClick={onClose}>
            {words('cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={loading}>
            {t('rename.save')}
          </Button>
        </DialogActions>
      </DialogForm>
    </Dialog>
  );
}
