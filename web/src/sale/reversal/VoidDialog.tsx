import { Alert, Button, DialogActions, DialogContent, DialogContentText } from '@mui/material';
import { mostVoidDetail, VOID_REASONS, type VoidReason } from '@taem/domain/transactions/voidReason.ts';
import { useLanguage } from '../../app/i18n.ts';
import { ChoiceInput } from '../../form/fields/ChoiceInput.tsx';
import { TextInput } from '../../form/fields/TextInput.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useReversalMessages } from './messages.ts';
import { ReversalDialog, type ReversalProps } from './ReversalDialog.tsx';
import type { ReversedSale } from './ReversedSale.ts';
import { useVoid } from './useVoid.ts';
import { VoidPlan } from './VoidPlan.tsx';

const REASONS = Object.keys(VOID_REASONS) as VoidReason[];

/** WALL-12, OP-18 Takes a sale back, after showing what that gives and takes. */
export function VoidDialog(props: ReversalProps) {
  const { sale } = props;
  const t = useReversalMessages();
  const language = useLanguage();
  const form = useVoid(props);
  const { reason, isLocked, isWaiting } = form;
  // Another till was first: there is nothing left to decide.
  if (sale.status === 'VOID' && !isLocked) return <AlreadyVoid sale={sale} onClose={form.close} />;
  return (
    <ReversalDialog
      sale={sale}
      form={form}
      title={t('void.title', { number: sale.transactionNo })}
      effect={
        <>
          <DialogContentText sx={{ mb: 2 }}>{t('void.intro')}</DialogContentText>
          <VoidPlan sale={sale} plan={form.plan} />
        </>
      }
      codeLabel={t('void.code')}
      notice={
        form.pressedEarly &&
        (isWaiting || form.isReady) && <Alert severity="info">{t(isWaiting ? 'void.early' : 'void.again')}</Alert>
      }
      closeLabel={t('void.keep')}
      applyLabel={t(isWaiting ? 'void.waiting' : 'void.apply')}
      isDanger
    >
      <ChoiceInput
        required
        label={t('void.reason')}
        value={reason ?? ''}
        options={REASONS.map((each) => ({ id: each, name: VOID_REASONS[each][language] }))}
        hint={reason === null && t('void.reasonNeeded')}
        disabled={isLocked}
        onChange={(chosen) => chosen && form.setReason(chosen)}
      />
      <TextInput
        lines={1}
        mostLines={3}
        max={mostVoidDetail(reason)}
        label={t('void.detail')}
        value={form.detail}
        disabled={isLocked}
        onChange={form.setDetail}
      />
    </ReversalDialog>
  );
}

function AlreadyVoid({ sale, onClose }: { sale: ReversedSale; onClose: () => void }) {
  const t = useReversalMessages();
  return (
    <Dialog title={t('void.title', { number: sale.transactionNo })} onClose={onClose} onCross={onClose}>
      <DialogContent>
        <Alert severity="info" role="alert">
          {t('refusal.ALREADY_VOID')}
        </Alert>
      </DialogContent>
      <DialogActions>
        <Button size="large" variant="contained" autoFocus onClick={onClose}>
          {t('reversal.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
