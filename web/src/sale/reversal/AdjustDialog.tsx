import { Box, Button, DialogActions, DialogContent } from '@mui/material';
import { MAX_REMARK_LENGTH } from '@taem/domain/limits.ts';
import { reversalObstacle } from '@taem/domain/transactions/reversalObstacle.ts';
import { IntegerInput } from '../../form/fields/IntegerInput.tsx';
import { TextInput } from '../../form/fields/TextInput.tsx';
import { Dialog, DialogForm } from '../../ui/Dialog.tsx';
import { AdjustEffect } from './AdjustEffect.tsx';
import { useReversalMessages } from './messages.ts';
import { ReversalCode } from './ReversalCode.tsx';
import { BranchNote, OutcomeNote } from './ReversalNotes.tsx';
import type { ReversedSale } from './ReversedSale.ts';
import { useAdjust } from './useAdjust.ts';
import { usePlace } from './usePlace.ts';

interface Props {
  readonly sale: ReversedSale;
  /** Reloads the sale: it has changed, or its state is unknown. */
  readonly onReadAgain: () => Promise<void>;
  readonly onClose: () => void;
}

/** WALL-09, OP-17 Lets a member's sale stand for other points; the difference is shown while they are typed. */
export function AdjustDialog({ sale, onReadAgain, onClose }: Props) {
  const t = useReversalMessages();
  const place = usePlace();
  const form = useAdjust(sale, place.branchId, onReadAgain, onClose);
  const { points, remark, code, isUnknown, sending, outcome, adjustment } = form;
  const obstacle = reversalObstacle(sale, place, code);
  const isOfBranch = obstacle !== null && obstacle !== 'CODE_NEEDED';
  const isLocked = sending || isUnknown;
  const canApply = isUnknown || (obstacle === null && adjustment?.ok === true);
  return (
    <Dialog
      title={t('adjust.title', { number: sale.transactionNo })}
      maxWidth="xs"
      onClose={sending ? undefined : form.close}
      onCross={sending ? undefined : form.close}
    >
      <DialogForm onSubmit={() => void (canApply && form.send())}>
        <DialogContent>
          {isOfBranch && <BranchNote sale={sale} obstacle={{ code: obstacle }} onChoose={place.choose} />}
          <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
            <IntegerInput
              isFigure
              autoFocus
              max={12}
              label={t('adjust.points')}
              value={points}
              disabled={isLocked}
              onChange={form.setPoints}
            />
            <AdjustEffect sale={sale} adjustment={adjustment} />
            <TextInput
              lines={1}
              mostLines={3}
              max={MAX_REMARK_LENGTH}
              label={t('adjust.remark')}
              value={remark}
              disabled={isLocked}
              onChange={form.setRemark}
            />
            <ReversalCode label={t('adjust.code')} form={form} disabled={isLocked} />
            <div aria-live="polite">
              <OutcomeNote outcome={outcome} wasReadAgain={form.wasReadAgain} />
            </div>
          </Box>
        </DialogContent>
        <DialogActions>
          <Button size="large" variant="outlined" color="inherit" disabled={sending} onClick={form.close}>
            {t('reversal.cancel')}
          </Button>
          <Button
            size="large"
            type="submit"
            variant="contained"
            loading={sending}
            disabled={!canApply || !form.canSend}
          >
            {t(isUnknown ? 'reversal.checkAgain' : 'adjust.apply')}
          </Button>
        </DialogActions>
      </DialogForm>
    </Dialog>
  );
}
