import { Alert, Button, Typography } from '@mui/material';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { fromBaht, toBaht } from '@taem/domain/money/money.ts';
import { openingDifference } from '@taem/domain/till/drawer.ts';
import { useState } from 'react';
import { changeDevice, deviceSetting, type TillOfDevice } from '../../app/deviceSetting.ts';
import { useNotice } from '../../app/notice.tsx';
import { usePermission } from '../../app/permission.ts';
import { TextInput } from '../../form/fields/TextInput.tsx';
import { useFormat } from '../../sale/useFormat.ts';
import { DialogForm } from '../../ui/Dialog.tsx';
import { useLastShiftQuery, useOpenShiftMutation } from '../gql/hooks.ts';
import { BAD_COUNT, CashCount, countedCash, NO_CASH, STEP, sumOf } from './CashCount.tsx';
import { differenceKey } from './differenceKey.ts';
import { useShiftMessages } from './messages.ts';
import { StepActions } from './StepActions.tsx';
import { useShiftRefusal } from './useShiftRefusal.ts';

/** Opens the shift of a till. Users who may see the expected cash see what the last shift left beside the count. */
export function ShiftOpening({ till, onOpen }: { till: TillOfDevice; onOpen: () => void }) {
  const t = useShiftMessages();
  const format = useFormat();
  const notify = useNotice();
  const { canRead } = usePermission(PAGE.shift);
  const [cash, setCash] = useState(NO_CASH);
  const [reason, setReason] = useState('');
  const [mutate, { loading }] = useOpenShiftMutation();
  const { problem, refuse } = useShiftRefusal('opening');
  const tillId = till.id;
  const { data, refetch } = useLastShiftQuery({ variables: { tillId }, skip: !canRead, fetchPolicy: 'network-only' });
  const last = data?.shifts.items[0];
  const left = last?.leftCash ?? null;
  const counted = sumOf(cash);
  const difference = counted === null || left === null ? 0 : toBaht(openingDifference(counted, fromBaht(left)));
  const wordsOf = (amount: number) => t(`opening.${differenceKey(amount)}`, { amount: format.baht(Math.abs(amount)) });
  const open = async () => {
    const typed = countedCash(cash);
    if (!typed) return refuse(BAD_COUNT);
    const input = { tillId, counted: typed, reason: reason.trim() || null };
    const { data } = await mutate({ variables: { input } }).catch(() => ({ data: null }));
    const opened = data?.openShift.tillShift;
    if (opened) {
      // The device becomes the till whose drawer it counts, unless it already is another till, here or in another branch.
      // Sales at this device then belong to the shift.
      if (['', tillId].includes(deviceSetting().till.id)) changeDevice({ till, shift: opened.id });
      const differed = opened.openingDifference ?? 0;
      if (differed !== 0) notify(wordsOf(differed), 'warning');
      return onOpen();
    }
    // Another device opened it first: display that shift, with who opened it.
    if (data?.openShift.userErrors.some(({ code }) => code === 'SHIFT_OPEN')) return onOpen();
    // Another device may have closed a shift since.
    if (canRead) void refetch().catch(() => undefined);
    refuse(data?.openShift.userErrors);
  };
  return (
    <DialogForm style={STEP} onSubmit={() => !loading && void open()}>
      <Typography>{t('shift.none')}</Typography>
      {last && left !== null && (
        <Alert severity={difference === 0 ? 'info' : 'warning'}>
          <div>
            {t('opening.left', {
              number: String(last.number),
              time: last.closedAt ? format.moment(last.closedAt) : '',
              amount: format.baht(left),
            })}
          </div>
          {difference !== 0 && <strong>{wordsOf(difference)}</strong>}
        </Alert>
      )}
      <CashCount title={t('count.opening')} value={cash} disabled={loading} onChange={setCash} />
      {(difference !== 0 || !canRead) && (
        <TextInput
          label={t('opening.reason')}
          required={difference !== 0}
          hint={canRead ? undefined : t('opening.reasonHint')}
          value={reason}
          disabled={loading}
          onChange={setReason}
        />
      )}
      <StepActions problem={problem}>
        <Button type="submit" variant="contained" size="large" loading={loading} fullWidth>
          {t('shift.open')}
        </Button>
      </StepActions>
    </DialogForm>
  );
}
