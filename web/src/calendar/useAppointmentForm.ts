import { useApolloClient } from '@apollo/client/react';
import { wholeAppointmentForm } from '@taem/domain/calendar/appointmentForm.ts';
import type { Day } from '@taem/domain/time/calendar.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { currentLanguage } from '../app/i18n.ts';
import { newKey } from '../app/newKey.ts';
import { useNotice } from '../app/notice.tsx';
import { said } from '../app/said.ts';
import { serverNow } from '../app/serverClock.ts';
import { useSession } from '../app/session.ts';
import { useResourceMessages } from '../resources/messages.ts';
import { type UserError, userErrorsOf } from '../resources/userErrorsOf.ts';
import { type AppointmentValues, inputOf, movedEnd, newAppointment, valuesOf } from './appointmentValues.ts';
import { type AppointmentFragment, AppointmentNowDocument } from './gql/graphql.ts';
import {
  useCreateAppointmentMutation,
  useDeleteAppointmentMutation,
  useUpdateAppointmentMutation,
} from './gql/hooks.ts';
import { useCalendarMessages } from './messages.ts';

interface Options {
  /** null for a new one. */
  readonly appointment: AppointmentFragment | null;
  readonly day: Day;
  readonly onSaved: () => void;
}

/** What is typed for an appointment, and how it is saved: once, and over the version that was read. */
export function useAppointmentForm({ appointment, day, onSaved }: Options) {
  const t = useCalendarMessages();
  const words = useResourceMessages();
  const notify = useNotice();
  const client = useApolloClient();
  const { branchId } = useSession();
  const [key] = useState(newKey);
  const [version, setVersion] = useState(appointment?.version ?? 0);
  const [theirs, setTheirs] = useState<AppointmentFragment | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [create, { loading: isCreating }] = useCreateAppointmentMutation();
  const [update, { loading: isUpdating }] = useUpdateAppointmentMutation();
  const [remove, { loading: isRemoving }] = useDeleteAppointmentMutation();
  const form = useForm<AppointmentValues>({
    defaultValues: appointment ? valuesOf(appointment) : newAppointment(day, branchId, serverNow()),
  });

  const refuse = async (errors: readonly UserError[]) => {
    if (appointment && errors.some(({ code }) => code === 'STALE_VERSION')) {
      notify(words('form.conflict'), 'warning');
      const variables = { id: appointment.id };
      const { data } = await client.query({ query: AppointmentNowDocument, variables, fetchPolicy: 'network-only' });
      if (data?.calendarEntry) setTheirs(data.calendarEntry);
      else setFailed(words('conflict.gone'));
      return;
    }
    for (const { path, message } of errors) {
      const name = path.at(-1) ?? '';
      if (name in form.getValues()) form.setError(name as keyof AppointmentValues, { message });
      else setFailed(said(message, currentLanguage()));
    }
  };

  const send = (values: AppointmentValues) => {
    if (!appointment) return create({ variables: { input: { ...inputOf(values), idempotencyKey: key } } });
    return update({ variables: { input: { id: appointment.id, version, ...inputOf(values) } } });
  };

  const save = form.handleSubmit(async (values) => {
    setFailed(null);
    const read = wholeAppointmentForm.safeParse(inputOf(values));
    for (const { path, message } of read.error?.issues ?? []) {
      form.setError(path[0] as keyof AppointmentValues, { message }, { shouldFocus: true });
    }
    if (!read.success) return;
    try {
      const errors = userErrorsOf(await send(values));
      if (errors.length > 0) return await refuse(errors);
    } catch {
      // What is typed stands, and the same key makes sending it again safe.
      return setFailed(words('form.failed'));
    }
    notify(t(appointment ? 'saved' : 'created'), 'success');
    onSaved();
  });

  const discard = async () => {
    setFailed(null);
    try {
      const [refusal] = userErrorsOf(await remove({ variables: { input: { id: appointment?.id ?? '' } } }));
      if (refusal && refusal.code !== 'NOT_FOUND') return setFailed(said(refusal.message, currentLanguage()));
    } catch {
      return setFailed(words('form.failed'));
    }
    notify(t('deleted'), 'success');
    onSaved();
  };

  const setStart = (startTime: string) => {
    const { startTime: before, endTime } = form.getValues();
    if (startTime) form.setValue('endTime', movedEnd(startTime, before, endTime), { shouldDirty: true });
    form.setValue('startTime', startTime, { shouldDirty: true });
  };

  /** Theirs, with those fields of mine over it that were chosen. */
  const settle = (mine: readonly (keyof AppointmentValues)[]) => {
    if (!theirs) return;
    const kept = form.getValues();
    const now = valuesOf(theirs);
    form.reset(now);
    for (const name of mine) form.setValue(name, kept[name], { shouldDirty: true });
    setVersion(theirs.version ?? 0);
    setTheirs(null);
  };

  return { form, save, discard, setStart, settle, theirs, failed, isSaving: isCreating || isUpdating, isRemoving };
}
