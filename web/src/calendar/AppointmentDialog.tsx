import { useApolloClient } from '@apollo/client/react';
import { Box, Button } from '@mui/material';
import { MAX_APPOINTMENT_TEXT, wholeAppointmentForm } from '@taem/domain/calendar/appointmentForm.ts';
import type { Day } from '@taem/domain/time/calendar.ts';
import { useRef, useState } from 'react';
import { currentLanguage, useLanguage } from '../app/i18n.ts';
import { useNotice } from '../app/notice.tsx';
import { said } from '../app/said.ts';
import { serverNow } from '../app/serverClock.ts';
import { useSession } from '../app/session.ts';
import { Field } from '../form/Field.tsx';
import { FormDialog } from '../form/FormDialog.tsx';
import { ChoiceInput } from '../form/fields/ChoiceInput.tsx';
import { TextInput } from '../form/fields/TextInput.tsx';
import { type Faults, useForm } from '../form/useForm.ts';
import { userErrorsOf } from '../form/userErrorsOf.ts';
import { ConflictDialog } from '../resources/ConflictDialog.tsx';
import { useResourceMessages } from '../resources/messages.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { MomentField } from '../ui/MomentField.tsx';
import type { TypedFieldProps } from '../ui/TypedField.tsx';
import { CONFLICT_FIELDS, displayedValues } from './appointmentConflict.ts';
import { type AppointmentValues, inputOf, movedEnd, newAppointment, valuesOf } from './appointmentValues.ts';
import { type AppointmentFragment, AppointmentNowDocument } from './gql/graphql.ts';
import {
  useCreateAppointmentMutation,
  useDeleteAppointmentMutation,
  useUpdateAppointmentMutation,
} from './gql/hooks.ts';
import { MemberChoice } from './MemberChoice.tsx';
import { useCalendarMessages } from './messages.ts';

/** A field for a moment; the rules of the form refuse anything else, with their own message. */
const MomentInput = (field: TypedFieldProps) => <MomentField hint=" " fullWidth {...field} />;

interface Props {
  /** null for a new appointment. */
  readonly appointment: AppointmentFragment | null;
  /** The day of a new appointment. */
  readonly day: Day;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** The form of an appointment to create, change or delete; saved once, based on the version that was read. */
export function AppointmentDialog({ appointment, day, onClose, onSaved }: Props) {
  const t = useCalendarMessages();
  const language = useLanguage();
  const notify = useNotice();
  const client = useApolloClient();
  const { branches, branchId } = useSession();
  const [asksDelete, setAsksDelete] = useState(false);
  const [create] = useCreateAppointmentMutation();
  const [update] = useUpdateAppointmentMutation();
  const [start] = useState(() => (appointment ? valuesOf(appointment) : newAppointment(day, branchId, serverNow())));
  const begins = useRef(start.startTime);

  const form = useForm<AppointmentValues>({
    start,
    rule: faultsOf,
    ...(appointment && {
      record: {
        version: appointment.version ?? 0,
        readNow: async () => {
          const variables = { id: appointment.id };
          const { data } = await client.query({
            query: AppointmentNowDocument,
            variables,
            fetchPolicy: 'network-only',
          });
          const now = data?.calendarEntry;
          return now ? { version: now.version ?? 0, values: valuesOf(now), row: now } : null;
        },
      },
    }),
    send: async (values, { version, key }) =>
      userErrorsOf(
        appointment
          ? await update({ variables: { input: { id: appointment.id, version: version ?? 0, ...inputOf(values) } } })
          : await create({ variables: { input: { ...inputOf(values), idempotencyKey: key } } }),
      ),
    onDone: () => {
      notify(t(appointment ? 'saved' : 'created'), 'success');
      onSaved();
    },
  });
  const startTime = form.hook.watch('startTime');
  /** Moves the end with the beginning, so that the duration stays the same. */
  const moveEnd = (next: string) => {
    const end = movedEnd(next, begins.current, form.hook.getValues('endTime'));
    if (next) form.hook.setValue('endTime', end, { shouldDirty: true });
    begins.current = next;
  };
  const displayed = (values: AppointmentValues) => displayedValues(values, branches, language);
  const { conflict } = form;

  return (
    <FormDialog
      form={form}
      title={t(appointment ? 'form.edit' : 'form.add')}
      maxWidth="sm"
      cancel={false}
      guard
      aside={
        appointment && (
          <Button color="error" onClick={() => setAsksDelete(true)}>
            {t('form.delete')}
          </Button>
        )
      }
      onClose={onClose}
    >
      <Field as={TextInput} name="name" label={t('form.name')} required autoFocus />
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <Field as={MomentInput} name="startTime" label={t('form.start')} required onChanged={moveEnd} />
        <Field as={MomentInput} name="endTime" label={t('form.end')} required min={startTime} />
      </Box>
      <Field as={ChoiceInput} name="branchId" label={t('form.branch')} options={branches} none={t('form.anyBranch')} />
      <Field as={MemberChoice} name="member" />
      <Field as={TextInput} name="description" label={t('form.description')} lines={2} max={MAX_APPOINTMENT_TEXT} />
      {asksDelete && appointment && (
        <DeleteQuestion
          appointment={appointment}
          onClose={() => setAsksDelete(false)}
          onRefused={form.setProblem}
          onDeleted={onSaved}
        />
      )}
      {conflict && (
        <ConflictDialog
          {...conflict}
          fields={CONFLICT_FIELDS}
          base={displayed(conflict.base)}
          mine={displayed(conflict.mine)}
          theirs={displayed(conflict.theirs)}
          onUse={(chosen) => conflict.onUse(named(conflict.mine, Object.keys(chosen)))}
          onClose={() => conflict.onUse(conflict.mine)}
        />
      )}
    </FormDialog>
  );
}

interface DeleteProps {
  readonly appointment: AppointmentFragment;
  readonly onDeleted: () => void;
  readonly onRefused: (why: string) => void;
  readonly onClose: () => void;
}

function DeleteQuestion({ appointment, onDeleted, onRefused, onClose }: DeleteProps) {
  const t = useCalendarMessages();
  const words = useResourceMessages();
  const notify = useNotice();
  const [remove, { loading }] = useDeleteAppointmentMutation();
  const discard = async () => {
    const refused = await remove({ variables: { input: { id: appointment.id } } }).then(userErrorsOf, () => null);
    onClose();
    if (!refused) return onRefused(words('form.failed'));
    if (refused[0] && refused[0].code !== 'NOT_FOUND') return onRefused(said(refused[0].message, currentLanguage()));
    notify(t('deleted'), 'success');
    onDeleted();
  };
  return (
    <ConfirmDialog
      open
      danger
      busy={loading}
      title={t('delete.title')}
      confirmLabel={t('form.delete')}
      onConfirm={() => void discard()}
      onCancel={onClose}
    >
      {t('delete.text', { name: appointment.name })}
    </ConfirmDialog>
  );
}

function faultsOf(values: AppointmentValues): Faults<AppointmentValues> {
  const issues = wholeAppointmentForm.safeParse(inputOf(values)).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path[0], message]));
}

function named(values: AppointmentValues, names: readonly string[]): Partial<AppointmentValues> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
}
