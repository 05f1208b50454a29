import { Box, Button, CircularProgress, DialogActions, DialogContent } from '@mui/material';
import type { ReactNode } from 'react';
import { Dialog, DialogForm } from '../../ui/Dialog.tsx';
import { ApprovalDialog } from '../approval/ApprovalDialog.tsx';
import { useReversalMessages } from './messages.ts';
import { ReversalCode } from './ReversalCode.tsx';
import { BranchNote, OutcomeNote } from './ReversalNotes.tsx';
import type { ReversedSale } from './ReversedSale.ts';
import type { useReversal } from './useReversal.ts';

/** What opens one: the sale, and who listens to what becomes of it. */
export interface ReversalProps<Sale extends ReversedSale = ReversedSale> {
  readonly sale: Sale;
  /** Reloads the sale: it has changed, or its state is unknown. */
  readonly onReadAgain: () => Promise<void>;
  readonly onClose: () => void;
}

interface Props {
  readonly sale: ReversedSale;
  readonly form: ReturnType<typeof useReversal> & {
    /** Whether everything is filled in, apart from the branch and the code. */
    readonly isReady: boolean;
    /** Whether the effects are not displayed yet: the button can be pressed, but sends nothing. */
    readonly isWaiting?: boolean;
    readonly submit: () => void;
  };
  readonly title: string;
  readonly maxWidth?: 'xs' | 'sm';
  /** What becomes of it, above what is typed. */
  readonly effect?: ReactNode;
  readonly children: ReactNode;
  readonly codeLabel: string;
  /** Why a press did nothing. */
  readonly notice?: ReactNode;
  readonly closeLabel: string;
  /** What else can be done with what was chosen. */
  readonly beside?: ReactNode;
  readonly applyLabel: string;
  readonly isDanger?: boolean;
}

/** What the dialogs that void, return or adjust a sale have in common: the branch, the code, the outcome and a second person. */
export function ReversalDialog({ sale, form, ...parts }: Props) {
  const t = useReversalMessages();
  const { obstacle, isUnknown, isLocked, sending, place } = form;
  const close = sending ? undefined : form.close;
  return (
    <>
      <Dialog title={parts.title} maxWidth={parts.maxWidth ?? 'sm'} onClose={close} onCross={close}>
        <DialogForm onSubmit={() => obstacle === null && form.submit()}>
          <DialogContent>
            {obstacle !== null && obstacle !== 'CODE_NEEDED' && (
              <BranchNote sale={sale} obstacle={{ code: obstacle }} onChoose={place.choose} />
            )}
            {parts.effect}
            <Box sx={{ display: 'grid', gap: 2, pt: 1, mt: parts.effect ? 1.5 : 0 }}>
              {parts.children}
              <ReversalCode label={parts.codeLabel} form={form} disabled={isLocked} />
              <div aria-live="polite">
                {parts.notice}
                <OutcomeNote outcome={form.outcome} wasReadAgain={form.wasReadAgain} />
              </div>
            </Box>
          </DialogContent>
          <DialogActions sx={{ flexWrap: 'wrap' }}>
            <Button size="large" variant="outlined" color="inherit" disabled={sending} onClick={form.close}>
              {parts.closeLabel}
            </Button>
            {parts.beside}
            <Button
              size="large"
              type="submit"
              variant="contained"
              color={parts.isDanger && !isUnknown ? 'error' : 'primary'}
              loading={sending}
              // Not disabled while it waits: Enter would be swallowed without a word.
              startIcon={form.isWaiting && <CircularProgress size={18} color="inherit" aria-hidden />}
              disabled={obstacle !== null || !form.isReady}
            >
              {isUnknown ? t('reversal.checkAgain') : parts.applyLabel}
            </Button>
          </DialogActions>
        </DialogForm>
      </Dialog>
      {form.approval && !sending && <ApprovalDialog {...form.approval} />}
    </>
  );
}
