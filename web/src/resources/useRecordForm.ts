import { useApolloClient } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLanguage } from '../app/i18n.ts';
import { useNotice } from '../app/notice.tsx';
import { said } from '../app/said.ts';
import { currentSession } from '../app/session.ts';
import { focusContent } from '../app/useFocusOnPage.ts';
import { afterWrite } from './afterWrite.ts';
import { formRule } from './formRule.ts';
import { emptyForm, type FormValues, formFields, formOfRow, inputOf, isSame, keepable } from './formValues.ts';
import { meetConflict } from './meetConflict.ts';
import { useResourceMessages } from './messages.ts';
import { createPath, editPath, type RecordScreens, type Row, showPath } from './RecordScreens.ts';
import { useTitleOf } from './titleOf.ts';
import { useFocusBack } from './useFocusBack.ts';
import { draftName, useFormDraft } from './useFormDraft.ts';
import { useListLink } from './useListLink.ts';
import { useRecordWrite } from './useRecordWrite.ts';
import type { UserError } from './userErrorsOf.ts';
import { useViewer } from './useViewer.ts';

/** A form over one record: what is typed, kept, checked and sent. `row` is null for a new record. */
export function useRecordForm(screens: RecordScreens, row: Row | null) {
  const { record, operations, particulars } = screens;
  const t = useResourceMessages();
  const language = useLanguage();
  const notify = useNotice();
  const navigate = useNavigate();
  const client = useApolloClient();
  const viewer = useViewer();
  const list = useListLink(record);
  const { state } = useLocation();
  const mode = row ? 'update' : 'create';
  const fields = formFields(screens, mode);
  const base = row ? formOfRow(fields, row) : emptyForm(fields);
  const fresh = { values: base, base, version: row ? Number(row.version) : null };
  const { draft, isRestored, keep, forget } = useFormDraft(draftName(record.type, row?.id), fresh);
  const [version, setVersion] = useState(draft.version);
  const [theirs, setTheirs] = useState<Row | null>(null);
  const [restored, setRestored] = useState(isRestored);
  /** What needs confirmation before it is sent. */
  const [asking, setAsking] = useState<FormValues | null>(null);
  const [isSending, setIsSending] = useState(false);
  /** MGMT-35 The picture that a new record is made with; it is not kept in a draft. */
  const [picture, setPicture] = useState<File | null>(null);
  const leaving = useRef(false);
  const { button: save, focusBack } = useFocusBack();
  const rule = formRule(screens, mode, draft.base);
  const form = useForm<FormValues>({
    defaultValues: draft.base,
    resolver: zodResolver(rule as never) as never,
    mode: 'onTouched',
  });
  const write = useRecordWrite(screens, row);
  const titleOf = useTitleOf(screens);
  const nameOf = (values: FormValues) => titleOf({ id: '', version: null, ...values } as Row);
  const isLocked = (name: string) => particulars.isLocked?.(name, row, viewer) ?? false;
  const open = fields.filter(({ name }) => !isLocked(name));

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens.
  useEffect(() => {
    if (isRestored) form.reset(draft.values, { keepDefaultValues: true });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields are those of the record.
  useEffect(() => {
    const { unsubscribe } = form.watch((values) => {
      const kept = form.formState.defaultValues as FormValues;
      keep({ values: keepable(fields, values), base: keepable(fields, kept), version, key: draft.key });
    }) as { unsubscribe: () => void };
    return unsubscribe;
  }, [form, keep, version, draft.key]);

  const leaveFor = (address: string, state: object) => {
    leaving.current = true;
    navigate(address, { state });
  };

  const done = (id: string | null = null) => {
    forget();
    afterWrite(client, record, row === null);
    const tab = row ? undefined : particulars.createdTab;
    // The list itself announces a new record, above its rows: at whichever place it stands, one press leads to it.
    if (!row && id && !tab) return leaveFor(list, { isSaved: false, created: { id, name: nameOf(form.getValues()) } });
    const created = particulars.created?.[language] ?? t('form.created', { what: record.words.one[language] });
    notify(row ? (particulars.saved?.[language] ?? t('form.saved')) : created, 'success');
    if (tab && id) leaveFor(`${showPath(record, id)}?${new URLSearchParams({ tab })}`, state ?? {});
    else leaveFor(list, { isSaved: row !== null });
  };

  /** Another user saved first: what to do depends on whether they changed the fields of this form. */
  const meet = async (read: FormValues) => {
    const initial = form.formState.defaultValues as FormValues;
    const hasSecret = fields.some(({ name, own }) => own?.isSecret && !isSame(form.getValues(name), initial[name]));
    const source = { client, operation: operations.one, one: record.one, id: String(row?.id) };
    const met = await meetConflict({ ...source, rule, fields, base: initial, read, hasSecret });
    if (met.is === 'gone') return notify(t('conflict.gone'), 'warning');
    if (met.is === 'arrived') return done();
    if (met.is === 'elsewhere') {
      // Only its picture differs, or a value that cannot be read back.
      setVersion(Number(met.now.version));
      return send(read, Number(met.now.version));
    }
    notify(t('form.conflict'), 'warning');
    setTheirs(met.now);
  };

  const refuse = async (errors: readonly UserError[], read: FormValues) => {
    if (errors.some(({ code }) => code === 'STALE_VERSION')) {
      await meet(read);
      return;
    }
    const fieldOf = (error: UserError) => fields.find(({ name }) => name === error.path[0])?.name;
    for (const error of errors) {
      const name = fieldOf(error);
      if (name) form.setError(name, { message: error.message }, { shouldFocus: true });
    }
    const unplaced = errors.find((error) => !fieldOf(error))?.message;
    notify(unplaced ? said(unplaced, language) : t('form.refused'), 'warning');
  };

  const send = async (read: FormValues, over = version) => {
    setAsking(null);
    setIsSending(true);
    const values = form.getValues();
    const initial = form.formState.defaultValues as FormValues;
    const changed = row ? open.filter(({ name }) => !isSame(values[name], initial[name])) : open;
    const sent = { version: over, key: draft.key, picture };
    const written = await write(inputOf(changed, read), sent).catch(() => null);
    // The session is over: signing in again leads back to this form with what was typed.
    if (!written && !currentSession()) return;
    if (written?.errors.length === 0) done(written.id);
    else if (written) await refuse(written.errors, read).catch(() => notify(t('form.failed'), 'warning'));
    else {
      // OP-34: the documents lead back to the list; what was typed is kept, and the list leads to it.
      notify(t('form.failed'), 'warning');
      leaveFor(list, { unsaved: row ? editPath(record, row.id) : createPath(record) });
    }
    setIsSending(false);
  };

  const submit = form.handleSubmit(async (read) => {
    if (isSending || asking) return;
    if (particulars.Confirm) setAsking(read);
    else await send(read);
  });

  const discard = () => {
    forget();
    form.reset(base);
    setVersion(fresh.version);
    setRestored(false);
    // The button is gone with what it said.
    focusContent();
  };

  const closeConflict = () => {
    setTheirs(null);
    focusBack();
  };

  /** Continues from the record as the other user left it, with my values on top. */
  const goOnFrom = (now: Row, mine: FormValues) => {
    form.reset(formOfRow(fields, now));
    for (const [name, value] of Object.entries(mine)) form.setValue(name, value, { shouldDirty: true });
    setVersion(Number(now.version));
    closeConflict();
  };

  return {
    form,
    fields,
    picture,
    setPicture,
    isLocked,
    submit,
    isBusy: form.formState.isSubmitting || isSending,
    restored,
    discard,
    save,
    theirs,
    closeConflict,
    goOnFrom,
    asking,
    setAsking,
    send,
    leaving,
    list,
  };
}
