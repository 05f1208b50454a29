import { Alert, Box, Button, DialogActions, DialogContent, Typography } from '@mui/material';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { TillOfDevice } from '../../app/deviceSetting.ts';
import { late } from '../../app/late.tsx';
import { usePermission } from '../../app/permission.ts';
import { useTillOfDevice } from '../../app/tillOfDevice.ts';
import { useFormat } from '../../sale/useFormat.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useBasket } from '../basket/useBasket.ts';
import type { ShiftNeed } from '../shift/useShiftNeed.ts';
import { useTillMessages } from '../words/messages.ts';
import { useDeviceMessages } from './messages.ts';
import { TillChoice } from './TillChoice.tsx';
import { useBranchTills } from './useBranchTills.ts';

const ShiftPanel = late(async () => (await import('../shift/ShiftPanel.tsx')).ShiftPanel);

const SHIFTS = '/shifts';

interface Props {
  readonly branchId: string;
  readonly need: ShiftNeed | null;
  /**
   * Its heading when it is opened from the list of shifts, where shifts of other tills are opened and closed too and this
   * device keeps its own till.
   */
  readonly headingAmongShifts?: string | undefined;
  /** Undefined while nothing may be sold before the shift is open. */
  readonly onLeave: (() => void) | undefined;
  /** Given only if a press opened it: a dialog that opens by itself must not close because it could not be fetched (`late`). */
  readonly onClose?: (() => void) | undefined;
}

/**
 * The till of this device with its shift, or the shift of another till; stays open while nothing may be sold before that is
 * done.
 */
export function TillDialog({ branchId, need, headingAmongShifts, onLeave }: Props) {
  const t = useDeviceMessages();
  const words = useTillMessages();
  const { canWrite } = usePermission(PAGE.shift);
  const isAmongShifts = headingAmongShifts !== undefined;
  const ofDevice = useTillOfDevice(branchId);
  const tills = useBranchTills(branchId) ?? [];
  const [other, setOther] = useState<TillOfDevice | null>(null);
  const [first = null] = tills;
  const only = isAmongShifts && tills.length === 1 ? first : null;
  const chosen = other ?? ofDevice ?? only;
  const isOnly = only && chosen?.id === only.id;
  // A device rarely changes its till: the count of the drawer takes the room of the choice.
  const [isChoosing, setChoosing] = useState(!chosen);
  const isClosed = onLeave === undefined;
  const named = chosen && t('till.named', { code: chosen.code, name: chosen.name });
  return (
    <Dialog title={headingAmongShifts ?? t('till.dialog')} maxWidth="sm" onClose={onLeave}>
      <DialogContent>
        {need && <NeedNote need={need} canWrite={canWrite} />}
        {(isChoosing && !isOnly) || !named ? (
          <TillChoice
            branchId={branchId}
            none={<Typography>{t('till.missing')}</Typography>}
            shiftOf={isAmongShifts ? { till: chosen, onChoose: setOther } : undefined}
          />
        ) : (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Typography sx={{ fontWeight: 700, minWidth: 0 }}>{named}</Typography>
            {!isOnly && (
              <Button onClick={() => setChoosing(true)} sx={{ ml: 'auto', flexShrink: 0 }}>
                {t(isAmongShifts ? 'till.other' : 'till.change')}
              </Button>
            )}
          </Box>
        )}
        {named && canWrite && <ShiftPanel key={chosen.id} till={chosen} named={named} />}
      </DialogContent>
      <DialogActions>
        {canWrite && !isAmongShifts && (
          <Button size="large" component={Link} to={SHIFTS} sx={{ mr: 'auto' }}>
            {t('till.shifts')}
          </Button>
        )}
        {isClosed ? (
          <Button size="large" component={Link} to="/">
            {t('need.leave')}
          </Button>
        ) : (
          // Opening and closing the shift are what the dialog is for.
          <Button size="large" variant={need?.shift ? 'contained' : 'outlined'} onClick={onLeave}>
            {need ? t(need.shift ? 'need.continue' : 'need.without') : words('close')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

interface NoteProps {
  readonly need: ShiftNeed;
  readonly canWrite: boolean;
}

function NeedNote({ need: { kind, shift }, canWrite }: NoteProps) {
  const t = useDeviceMessages();
  const format = useFormat();
  const lines = useBasket(({ items }) => items.length);
  const opened = shift && { time: format.moment(shift.openedAt), name: shift.openedByName ?? t('need.someone') };
  return (
    <Alert severity={kind === 'TAKEN_UP' ? 'info' : 'warning'} sx={{ mb: 1 }}>
      {t(`need.${kind}`, opened ?? {})}
      {!canWrite && kind !== 'TILL' && <div>{t('need.askOther')}</div>}
      {shift === null && lines > 0 && <div>{t('need.billStays', { count: lines, shown: format.count(lines) })}</div>}
    </Alert>
  );
}
