import { MenuItem, Stack, TextField } from '@mui/material';
import { MAX_APPOINTMENT_TEXT } from '@taem/domain/calendar/appointmentForm.ts';
import { MAX_TEXT_LENGTH } from '@taem/domain/form/messages.ts';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useLanguage } from '../app/i18n.ts';
import { said } from '../app/said.ts';
import { useSession } from '../app/session.ts';
import { MomentField } from '../ui/MomentField.tsx';
import type { AppointmentValues } from './appointmentValues.ts';
import { MemberChoice } from './MemberChoice.tsx';
import { useCalendarMessages } from './messages.ts';

interface Props {
  readonly form: UseFormReturn<AppointmentValues>;
  /** The end moves with the beginning. */
  readonly onStart: (startTime: string) => void;
}

export function AppointmentFields({ form, onStart }: Props) {
  const t = useCalendarMessages();
  const language = useLanguage();
  const { branches } = useSession();
  const { errors } = form.formState;
  const startTime = form.watch('startTime');
  const wrong = (name: keyof AppointmentValues) => said(errors[name]?.message, language);
  const checked = (name: keyof AppointmentValues) => ({ error: Boolean(wrong(name)), helperText: wrong(name) ?? ' ' });
  const shrink = { inputLabel: { shrink: true } };
  return (
    <Stack sx={{ gap: 1, pt: 1 }}>
      <TextField
        {...form.register('name')}
        autoFocus
        required
        label={t('form.name')}
        {...checked('name')}
        slotProps={{ htmlInput: { maxLength: MAX_TEXT_LENGTH } }}
      />
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
        <MomentField
          fullWidth
          required
          label={t('form.start')}
          value={startTime}
          onChange={onStart}
          error={wrong('startTime')}
          hint=" "
        />
        <Controller
          name="endTime"
          control={form.control}
          render={({ field: { ref, ...field } }) => (
            <MomentField
              {...field}
              inputRef={ref}
              fullWidth
              required
              label={t('form.end')}
              min={startTime}
              error={wrong('endTime')}
              hint=" "
            />
          )}
        />
      </Stack>
      <Controller
        name="branchId"
        control={form.control}
        render={({ field }) => (
          <TextField
            {...field}
            select
            label={t('form.branch')}
            {...checked('branchId')}
            slotProps={{ ...shrink, select: { displayEmpty: true } }}
          >
            <MenuItem value="">{t('form.anyBranch')}</MenuItem>
            {branches.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        )}
      />
      <Controller
        name="member"
        control={form.control}
        render={({ field }) => <MemberChoice value={field.value} onChange={field.onChange} />}
      />
      <TextField
        {...form.register('description')}
        multiline
        minRows={2}
        maxRows={6}
        label={t('form.description')}
        {...checked('description')}
        slotProps={{ htmlInput: { maxLength: MAX_APPOINTMENT_TEXT } }}
        sx={{ mt: 2 }}
      />
    </Stack>
  );
}
