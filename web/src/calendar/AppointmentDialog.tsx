import { Alert, Button, DialogActions, DialogContent, Stack } from '@mui/material';
import type { Day } from '@taem/domain/time/calendar.ts';
import { useState } from 'react';
import { useLanguage } from '../app/i18n.ts';
import { useSession } from '../app/session.ts';
import { ConflictDialog } from '../resources/ConflictDialog.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { Dialog, DialogForm } from '../ui/Dialog.tsx';
import { AppointmentFields } from './AppointmentFields.tsx';
import { CONFLICT_FIELDS, displayedValues } from './appointmentConflict.ts';
import { type AppointmentValues, valuesOf } from './appointmentValues.ts';
import type { AppointmentFragment } from './gql/graphql.ts';
import { useCalendarMessages } from './messages.ts';
import { useAppointmentForm } from './useAppointmentForm.ts';

interface Props {
  /** null for a new one. */
  readonly appointment: AppointmentFragment | null;
  /** The day of a new one. */
  readonly day: Day;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** An appointment to make, change or take away. */
export function AppointmentDialog({ appointment, day, onClose, onSaved }: Props) {
  const t = useCalendarMessages();
  const language = useLanguage();
  const { branches } = useSession();
  const [asks, setAsks] = useState<'leave' | 'delete' | null>(null);
  const edit = useAppointmentForm({ appointment, day, onSaved });
  const { isDirty } = edit.form.formState;
  const close = () => (isDirty ? setAsks('leave') : onClose());
  const displayed = (values: AppointmentValues) => displayedValues(values, branches, language);

  return (
    <Dialog title={t(appointment ? 'form.edit' : 'form.add')} onClose={close} onCross={close}>
      <DialogForm onSubmit={() => void edit.save()}>
        <DialogContent>
          {edit.failed && (
            <Alert severity="warning" sx={{ mb: 2 }}>
              {edit.failed}
            </Alert>
          )}
          <AppointmentFields form={edit.form} onStart={edit.setStart} />
        </DialogContent>
        <DialogActions>
          {appointment && (
            <Button color="error" onClick={() => setAsks('delete')}>
              {t('form.delete')}
            </Button>
          )}
          <Stack sx={{ flex: 1 }} />
          <Button type="submit" variant="contained" loading={edit.isSaving}>
            {t('form.save')}
          </Button>
        </DialogActions>
      </DialogForm>
      <ConfirmDialog
        open={asks === 'leave'}
        title={t('leave.title')}
        confirmLabel={t('leave.discard')}
        cancelLabel={t('leave.stay')}
        onConfirm={onClose}
        onCancel={() => setAsks(null)}
      >
        {t('leave.text')}
      </ConfirmDialog>
      <ConfirmDialog
        open={asks === 'delete'}
        danger
        busy={edit.isRemoving}
        title={t('delete.title')}
        confirmLabel={t('form.delete')}
        onConfirm={() => void edit.discard().then(() => setAsks(null))}
        onCancel={() => setAsks(null)}
      >
        {t('delete.text', { name: appointment?.name })}
      </ConfirmDialog>
      {edit.theirs && (
        <ConflictDialog
          fields={CONFLICT_FIELDS}
          base={displayed(edit.form.formState.defaultValues as AppointmentValues)}
          mine={displayed(edit.form.getValues())}
          theirs={displayed(valuesOf(edit.theirs))}
          row={edit.theirs}
          onUse={(chosen) => edit.settle(Object.keys(chosen) as (keyof AppointmentValues)[])}
          onClose={() => edit.settle(CONFLICT_FIELDS.map(({ name }) => name))}
        />
      )}
    </Dialog>
  );
}
