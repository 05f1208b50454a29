import { Alert, Box, Button, CircularProgress, DialogActions, DialogContent, DialogContentText } from '@mui/material';
import { reversalObstacle } from '@taem/domain/transactions/reversalObstacle.ts';
import { mostVoidDetail, VOID_REASONS, type VoidReason } from '@taem/domain/transactions/voidReason.ts';
import { useLanguage } from '../../app/i18n.ts';
import { ChoiceInput } from '../../form/fields/ChoiceInput.tsx';
import { TextInput } from '../../form/fields/TextInput.tsx';
import { Dialog, DialogForm } from '../../ui/Dialog.tsx';
import { ApprovalDialog } from '../approval/ApprovalDialog.tsx';
import { useReversalMessages } from './messages.ts';
import { ReversalCode } from './ReversalCode.tsx';
import { BranchNote, OutcomeNote } from './ReversalNotes.tsx';
import type { ReversedSale } from './ReversedSale.ts';
import { usePlace } from './usePlace.ts';
import { useVoid } from './useVoid.ts';
import { VoidPlan } from './VoidPlan.tsx';

interface Props {
  readonly sale: ReversedSale;
  /** Reloads the sale: it has changed, or its state is unknown. */
  readonly onReadAgain: () => Promise<void>;
  readonly onClose: () => void;
}

const REASONS = Object.keys(VOID_REASONS) as VoidReason[];

/** WALL-12, OP-18 Takes a sale back, after showing what that gives and takes. */
export function VoidDialog({ sale, onReadAgain, onClose }: Props) {
  const t = useReversalMessages();
  const language = useLanguage();
  const place = usePlace();
  const form = useVoid(sale, place.branchId, onReadAgain, onClose);
  const { reason, detail, code, isUnknown, sending, outcome } = form;
  const obstacle = reversalObstacle(sale, place, code) ?? (reason === null ? 'REASON_NEEDED' : null);
  const isOfBranch = obstacle !== null && obstacle !== 'CODE_NEEDED' && obstacle !== 'REASON_NEEDED';
  const isLocked = sending || isUnknown;
  // Another till was first: there is nothing left to decide.
  if (sale.status === 'VOID' && !isLocked) return <AlreadyVoid sale={sale} onClose={form.close} />;
  return (
    <>
      <Dialog
        title={t('void.title', { number: sale.transactionNo })}
        onClose={sending ? undefined : form.close}
        onCross={sending ? undefined : form.close}
      >
        <DialogForm onSubmit={() => void (obstacle || form.submit())}>
          <DialogContent>
            <DialogContentText sx={{ mb: 2 }}>{t('void.intro')}</DialogContentText>
            {isOfBranch && <BranchNote sale={sale} obstacle={{ code: obstacle }} onChoose={place.choose} />}
            <VoidPlan sale={sale} plan={form.plan} />
            <Box sx={{ display: 'grid', gap: 2, mt: 2.5 }}>
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
                value={detail}
                disabled={isLocked}
                onChange={form.setDetail}
              />
              <ReversalCode label={t('void.code')} form={form} disabled={isLocked} />
              <div aria-live="polite">
                {form.pressedEarly && (form.isWaiting || form.canSend) && (
                  <Alert severity="info">{t(form.isWaiting ? 'void.early' : 'void.again')}</Alert>
                )}
                <OutcomeNote outcome={outcome} wasReadAgain={form.wasReadAgain} />
              </div>
            </Box>
          </DialogContent>
          <DialogActions>
            <Button size="large" variant="outlined" color="inherit" disabled={sending} onClick={form.close}>
              {t('void.keep')}
            </Button>
            <Button
              size="large"
              type="submit"
              variant="contained"
              color={isUnknown ? 'primary' : 'error'}
              loading={sending}
              // Not disabled while it waits: Enter would be swallowed without a word.
              startIcon={form.isWaiting && <CircularProgress size={18} color="inherit" aria-hidden />}
              disabled={obstacle !== null || !(form.canSend || form.isWaiting)}
            >
              {t(isUnknown ? 'reversal.checkAgain' : form.isWaiting ? 'void.waiting' : 'void.apply')}
            </Button>
          </DialogActions>
        </DialogForm>
      </Dialog>
      {form.approval && !form.sending && <ApprovalDialog {...form.approval} />}
    </>
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
