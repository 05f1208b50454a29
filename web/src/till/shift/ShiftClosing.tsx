import { Button } from '@mui/material';
import { toBaht } from '@taem/domain/money/money.ts';
import { typedAmount } from '@taem/domain/reading/amount.ts';
import { takenAtClosing } from '@taem/domain/till/drawer.ts';
import { useState } from 'react';
import { AmountInput } from '../../form/fields/AmountInput.tsx';
import { TextInput } from '../../form/fields/TextInput.tsx';
import { ApprovalDialog } from '../../sale/approval/ApprovalDialog.tsx';
import { useFormat } from '../../sale/useFormat.ts';
import { DialogForm } from '../../ui/Dialog.tsx';
import type { TillShiftFragment } from '../gql/graphql.ts';
import { useCloseShiftMutation } from '../gql/hooks.ts';
import { BAD_COUNT, CashCount, countedCash, NO_CASH, STEP, sumOf } from './CashCount.tsx';
import { useShiftMessages } from './messages.ts';
import { StepActions } from './StepActions.tsx';
import { useShiftRefusal } from './useShiftRefusal.ts';

interface ClosingProps {
  branchId: string;
  shiftId: string;
  onBack: () => void;
  onClosed: (shift: TillShiftFragment) => void;
}

/** Closes a shift by the count of its cash, and records how much of it stays in the drawer. */
export function ShiftClosing({ branchId, shiftId, onBack, onClosed }: ClosingProps) {
  const t = useShiftMessages();
  const [cash, setCash] = useState(NO_CASH);
  const [left, setLeft] = useState('');
  const [reason, setReason] = useState('');
  const [mutate, { loading }] = useCloseShiftMutation();
  const { problem, refuse, approval } = useShiftRefusal('closing');
  const format = useFormat();
  const sum = sumOf(cash);
  const stays = typedAmount(left);
  const taken = sum === null || stays === null ? null : takenAtClosing(sum, stays);
  const leftHint = () => {
    if (sum === null || stays === null) return t('closing.leftHint');
    return taken === null ? t('closing.tooMuch') : t('closing.taken', { amount: format.baht(toBaht(taken)) });
  };
  const close = async (approvalId?: string) => {
    const counted = countedCash(cash);
    if (!counted || (left.trim() !== '' && stays === null)) return refuse(BAD_COUNT);
    const leftCash = stays === null ? null : toBaht(stays);
    const input = { shiftId, counted, leftCash, reason: reason.trim() || null };
    const sent = { ...input, approvalId };
    const { data } = await mutate({ variables: { input: sent } }).catch(() => ({ data: null }));
    const done = data?.closeShift.tillShift;
    if (done) return onClosed(done);
    refuse(data?.closeShift.userErrors, { approvable: { closing: input }, onApproved: (id) => void close(id) });
  };
  return (
    <>
      <DialogForm style={STEP} onSubmit={() => !loading && void close()}>
        <CashCount autoFocus title={t('count.closing')} value={cash} disabled={loading} onChange={setCash} />
        <AmountInput label={t('closing.left')} hint={leftHint()} value={left} disabled={loading} onChange={setLeft} />
        <TextInput
          label={t('shift.reason')}
          hint={t('shift.reasonHint')}
          value={reason}
          disabled={loading}
          onChange={setReason}
        />
        <StepActions problem={problem}>
          <Button variant="outlined" color="inherit" size="large" disabled={loading} onClick={onBack}>
            {t('shift.back')}
          </Button>
          <Button type="submit" variant="contained" size="large" loading={loading}>
            {t('shift.closeNow')}
          </Button>
        </StepActions>
      </DialogForm>
      {approval && <ApprovalDialog branchId={branchId} {...approval} />}
    </>
  );
}
