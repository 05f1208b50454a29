import { Alert, Box, Button, Typography } from '@mui/material';
import { toBaht } from '@taem/domain/money/money.ts';
import { typedAmount } from '@taem/domain/reading/amount.ts';
import { MAX_CASH } from '@taem/domain/till/cashCount.ts';
import { useState } from 'react';
import type { TillOfDevice } from '../../app/deviceSetting.ts';
import { newKey } from '../../app/newKey.ts';
import { AmountInput } from '../../form/fields/AmountInput.tsx';
import { TextInput } from '../../form/fields/TextInput.tsx';
import { ApprovalDialog } from '../../sale/approval/ApprovalDialog.tsx';
import { useFormat } from '../../sale/useFormat.ts';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { ShiftFiguresChangedDocument, type TillShiftFragment } from '../gql/graphql.ts';
import { useMoveCashMutation, useOpenTillShiftQuery } from '../gql/hooks.ts';
import { useBranchChanges } from '../page/useBranchChanges.ts';
import { BAD_COUNT, NO_AMOUNT, NO_REASON, TOO_MUCH } from './CashCount.tsx';
import { useShiftMessages } from './messages.ts';
import { ShiftClosing } from './ShiftClosing.tsx';
import { ShiftFigures } from './ShiftFigures.tsx';
import { ShiftOpening } from './ShiftOpening.tsx';
import { ShiftReport } from './ShiftReport.tsx';
import { useShiftRefusal } from './useShiftRefusal.ts';

/** The shift of a till, where it is opened, viewed, counted and closed. */
export function ShiftPanel({ till, named }: { till: TillOfDevice; named: string }) {
  const t = useShiftMessages();
  const variables = { tillId: till.id };
  const { data, error, refetch } = useOpenTillShiftQuery({ variables, fetchPolicy: 'network-only' });
  const [closed, setClosed] = useState<TillShiftFragment | null>(null);
  const again = () => void refetch().catch(() => undefined);
  if (error) {
    return (
      <Alert severity="error" action={<Button onClick={again}>{t('shift.back')}</Button>}>
        {t('shift.unread')}
      </Alert>
    );
  }
  if (!data) return <LoadingView count={3} />;
  const shift = data.tillShift;
  return (
    <Box component="section" aria-label={t('shift.title')} sx={{ display: 'grid', gap: 2, mt: 2 }}>
      {closed?.report && (
        <>
          <Alert severity="success">{t('shift.closed')}</Alert>
          <ShiftReport shift={{ ...closed, branchId: till.branchId, till: named, report: closed.report }} />
          {!shift && (
            <Button variant="outlined" size="large" onClick={() => setClosed(null)}>
              {t('shift.open')}
            </Button>
          )}
        </>
      )}
      {shift ? (
        <OpenShift
          branchId={till.branchId}
          shift={shift}
          till={named}
          onChanged={again}
          onClosed={(done) => {
            setClosed(done);
            again();
          }}
        />
      ) : (
        !closed?.report && (
          <ShiftOpening
            till={till}
            onOpen={() => {
              setClosed(null);
              again();
            }}
          />
        )
      )}
    </Box>
  );
}

interface OpenShiftProps {
  branchId: string;
  shift: TillShiftFragment;
  till: string;
  onChanged: () => void;
  onClosed: (shift: TillShiftFragment) => void;
}

function OpenShift({ branchId, shift, till, onChanged, onClosed }: OpenShiftProps) {
  const t = useShiftMessages();
  const format = useFormat();
  const [step, setStep] = useState<'look' | 'move' | 'close'>('look');
  const [isPrinted, setPrinted] = useState(false);
  const name = shift.openedByName ?? t('shift.someone');
  // Even after a refusal: another user may have moved cash, or closed the shift, in the meantime.
  const look = () => {
    setStep('look');
    onChanged();
  };
  const onPaper = shift.report && { ...shift, branchId, till, report: shift.report };
  // Keeps the figures current for users who may see them, even while others sell in the shift.
  useBranchChanges(ShiftFiguresChangedDocument, onPaper && step === 'look' ? branchId : null, onChanged);
  return (
    <>
      <Typography>{t('shift.openedBy', { time: format.moment(shift.openedAt), name })}</Typography>
      {step === 'look' && (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button variant="outlined" size="large" onClick={() => setStep('move')}>
              {t('shift.move')}
            </Button>
            <Button variant="contained" size="large" onClick={() => setStep('close')}>
              {t('shift.close')}
            </Button>
          </Box>
          {onPaper ? (
            <>
              <ShiftFigures shift={onPaper} />
              {isPrinted ? (
                <ShiftReport shift={onPaper} />
              ) : (
                <Button size="large" onClick={() => setPrinted(true)} sx={{ justifySelf: 'start' }}>
                  {t('report.x.open')}
                </Button>
              )}
            </>
          ) : (
            <Typography color="textSecondary">{t('shift.blind')}</Typography>
          )}
        </>
      )}
      {step === 'move' && <Moving branchId={branchId} shiftId={shift.id} onDone={look} />}
      {step === 'close' && <ShiftClosing {...{ branchId, onClosed }} shiftId={shift.id} onBack={look} />}
    </>
  );
}

interface MovingProps {
  branchId: string;
  shiftId: string;
  onDone: () => void;
}

function Moving({ branchId, shiftId, onDone }: MovingProps) {
  const t = useShiftMessages();
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  // The same id for each try, so that cash moves only once.
  const [entryId] = useState(newKey);
  const [mutate, { loading }] = useMoveCashMutation();
  const { problem, refuse, approval } = useShiftRefusal('closing');
  const move = async (sign: 1 | -1, approvalId?: string) => {
    const typed = typedAmount(amount);
    if (typed === null) return refuse(BAD_COUNT);
    if (typed === 0) return refuse(NO_AMOUNT);
    if (typed > MAX_CASH) return refuse(TOO_MUCH);
    if (reason.trim() === '') return refuse(NO_REASON);
    const input = { shiftId, entryId, amount: sign * toBaht(typed), reason: reason.trim() };
    const sent = { ...input, approvalId };
    const { data } = await mutate({ variables: { input: sent } }).catch(() => ({ data: null }));
    if (data?.moveCash.tillShift) return onDone();
    refuse(data?.moveCash.userErrors, { approvable: { cash: input }, onApproved: (id) => void move(sign, id) });
  };
  return (
    <>
      <AmountInput
        autoFocus
        required
        label={t('shift.amount')}
        value={amount}
        disabled={loading}
        onChange={setAmount}
      />
      <TextInput required label={t('shift.reason')} value={reason} disabled={loading} onChange={setReason} />
      {problem && <Alert severity="error">{problem}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" color="inherit" size="large" disabled={loading} onClick={onDone}>
          {t('shift.back')}
        </Button>
        <Button variant="contained" size="large" loading={loading} onClick={() => void move(1)}>
          {t('shift.in')}
        </Button>
        <Button variant="contained" size="large" loading={loading} onClick={() => void move(-1)}>
          {t('shift.out')}
        </Button>
      </Box>
      {approval && <ApprovalDialog branchId={branchId} {...approval} />}
    </>
  );
}
