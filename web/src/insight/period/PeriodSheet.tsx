import { DialogContent, Stack, Typography } from '@mui/material';
import type { PeriodMode } from '@taem/domain/insight/period.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { CustomDialog } from './CustomDialog.tsx';
import { usePeriodMessages } from './messages.ts';
import { Comparisons, Modes } from './PeriodChoices.tsx';
import type { PeriodChoice } from './usePeriod.ts';

interface Props {
  readonly period: PeriodChoice;
  readonly compares: boolean;
  readonly onClose: () => void;
}

/** All choices about the days of a page, if a row has no room for them: each press chooses and closes. */
export function PeriodSheet({ period, compares, onClose }: Props) {
  const t = usePeriodMessages();
  const choose =
    <Value,>(put: (value: Value) => void) =>
    (value: Value) => {
      onClose();
      put(value);
    };
  const named = period.modes.filter((mode): mode is Exclude<PeriodMode, 'custom'> => mode !== 'custom');
  const choices = (
    <Stack sx={{ gap: 1, mb: 1 }}>
      <Modes period={period} modes={named} onChoose={choose((mode) => mode !== period.mode && period.toggle(mode))} />
      {compares && (
        <>
          <Typography variant="body2" color="textSecondary">
            {t('compare.label')}
          </Typography>
          <Comparisons period={period} onChoose={choose(period.setCompare)} />
        </>
      )}
    </Stack>
  );
  if (!period.modes.includes('custom'))
    return (
      <Dialog title={t('period.label')} onClose={onClose} onCross={onClose}>
        <DialogContent>{choices}</DialogContent>
      </Dialog>
    );
  return (
    <CustomDialog
      title={t('period.label')}
      chosen={period.custom}
      today={period.today}
      onCancel={onClose}
      onDone={choose(period.setCustom)}
    >
      {choices}
    </CustomDialog>
  );
}
