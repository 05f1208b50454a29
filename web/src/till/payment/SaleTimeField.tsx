import Schedule from '@mui/icons-material/Schedule';
import { Button } from '@mui/material';
import { MomentField } from '../../ui/MomentField.tsx';
import { usePaymentMessages } from './messages.ts';
import type { SaleTime } from './useSaleTime.ts';

export function SaleTimeField({ time, disabled }: { time: SaleTime; disabled: boolean }) {
  const t = usePaymentMessages();
  const { fault, backdatingDays: days } = time;
  if (!time.isOpen) {
    return (
      <Button startIcon={<Schedule />} onClick={time.show} disabled={disabled} sx={{ ml: -1, px: 1 }}>
        {t('confirm.setTime')}
      </Button>
    );
  }
  const tooLongAgo = days === 0 ? t('confirm.timeTodayOnly') : t('confirm.timeTooLongAgo', { days });
  // The field itself reports incomplete text.
  const said = {
    unreadable: undefined,
    tooLongAgo,
    future: t('confirm.timeFuture'),
    monthClosed: t('confirm.timeMonthClosed'),
  };
  return (
    <MomentField
      fullWidth
      autoFocus
      label={t('confirm.time')}
      value={time.value}
      disabled={disabled}
      onChange={time.setValue}
      error={fault ? said[fault] : undefined}
      hint={t('confirm.timeHint')}
      reportsInvalid
      {...time.bounds}
    />
  );
}
