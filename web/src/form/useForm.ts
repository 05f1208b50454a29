import { zodResolver } from '@hookform/resolvers/zod';
import type { Rule } from '@taem/domain/record/formOf.ts';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  useForm as useHookForm,
} from 'react-hook-form';
import { useLanguage } from '../app/i18n.ts';
import { useNotice } from '../app/notice.tsx';
import { said } from '../app/said.ts';
import { currentSession } from '../app/session.ts';
import { focusContent } from '../app/useFocusOnPage.ts';
import { focusFault } from '../ui/focusFault.ts';
import { useFormMessages } from './messages.ts';
import { useDraft } from './useDraft.ts';
import type { UserError } from './userErrorsOf.ts';
import { isSame, without } from './values.ts';

/** Error messages by field name, in English from the domain or in the words of the screen. */
export type Faults<Values> = Partial<Record<keyof Values & string, string>>;

/** What accompanies the values when a form is sent. */
export interface Sending<Values> {
  /** The values as typed. */
  readonly typed: Values;
  /** Names of the fields that differ from the initial values. */
  readonly changed: readonly string[];
  /** The version of the record when it was read. */
  readonly version: number | null;
  /** The idempotency key: the same however often the form is sent. */
  readonly key: string;
}

/** A record that several people may change. */
interface Versioned<Values> {
  readonly version: number;
  /** Reads the record again; null if it no longer exists. */
  readonly readNow: () => Promise<ReadNow<Values> | null>;
}

/** The current state of a record: its values in the shape of the form, and the record itself if the screen needs more of it. */
interface ReadNow<Values> {
  readonly version: number;
  readonly values: Values;
  readonly row?: unknown;
}

export interface FormOptions<Values extends FieldValues, Read> {
  /** The initial values. In a form without `draft` and `record`, new ones replace them, and typed values stay. */
  readonly start: Values;
  /** The rules: a schema of the domain, or a function that returns the errors. A schema converts the values for `send`. */
  readonly rule: Rule | ((values: Values) => Faults<Values>);
  /**
   * Sends the values that the rules have read. Returns why they were refused (an empty list: done), or null if nothing was
   * sent and the form stays; throws if there was no answer.
   */
  readonly send: (read: Read, sending: Sending<Values>) => Promise<readonly UserError[] | null>;
  readonly onDone?: () => void;
  /** Checks on every key instead of when a field is left. */
  readonly isEager?: boolean;
  /** The message if there was no answer. */
  readonly failed?: string;
  /** Called if there was no answer, instead of displaying a message. */
  readonly onFailed?: () => void;
  /** The name under which the form is stored on the device while it is typed. */
  readonly draft?: string;
  /** Fields that are neither stored on the device nor compared: secrets and files. */
  readonly unkept?: readonly string[];
  readonly record?: Versioned<Values>;
  /** Reads the record again when another user saved first, for a form that itself shows what they changed. */
  readonly onStale?: () => Promise<unknown>;
  /** Returns the whole message for a refusal, for a screen whose popup also names the errors of its fields. */
  readonly problemOf?: (errors: readonly UserError[]) => string;
  /** Returns the field that an error of the gateway belongs to, if the error's path ends in another name. */
  readonly fieldOf?: (error: UserError) => string | undefined;
}

/**
 * The state of a form. Used by all forms but those of the till and of the pages without MUI (`plain/PlainForm.tsx`):
 *
 *     const form = useForm({ start, rule, send: async (read) => userErrorsOf(await mutate(...)), onDone });
 *     return <Form form={form}><TextInput name="name" label="Name" required /><SubmitRow form={form} /></Form>;
 *
 * It checks the rules as fields are left, and sends once at a time. A refused submit focuses the first invalid field.
 * Errors of the gateway are displayed at their fields until those are changed; errors that belong to no field are
 * displayed above the buttons. With `draft` a closed tab loses nothing. With `record` it handles changes by another user:
 * if they changed nothing that is in this form, the save goes through, otherwise `conflict` holds both versions for a
 * `ConflictDialog`. `Form` asks before unsaved input is lost, and `FormDialog` does the same in a dialog.
 */
export function useForm<Values extends FieldValues, Read = Values>(options: FormOptions<Values, Read>) {
  const { start, rule, send, onDone, draft: draftName, unkept = [], record, onStale, onFailed, fieldOf } = options;
  const t = useFormMessages();
  const language = useLanguage();
  const notify = useNotice();
  const { draft, isRestored, keep, forget } = useDraft(draftName ?? null, {
    values: start,
    base: start,
    version: record?.version ?? null,
  });
  const [base, setBase] = useState(draft.base as Values);
  const [readIn, setReadIn] = useState(draft.version);
  const [isKept, setKept] = useState(isRestored);
  const [theirs, setTheirs] = useState<ReadNow<Values> | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isStale, setStale] = useState(false);
  const [isSending, setSending] = useState(false);
  const [refusedTimes, setRefusedTimes] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  const save = useRef<HTMLButtonElement>(null);
  /** Set before the form navigates by itself after saving; reset on further typing. */
  const leaving = useRef(false);
  const refused = useRef<Readonly<Record<string, { readonly value: unknown; readonly message: string }>>>({});
  const isFollowing = draftName === undefined && record === undefined;

  const resolver = useMemo<Resolver<Values>>(() => {
    const check = typeof rule === 'function' ? resolverOf(rule) : (zodResolver(rule as never) as Resolver<Values>);
    return async (values, context, settings) => {
      const checked = await check(values, context, settings);
      // A refused value stays invalid until it is changed, whatever the rules say.
      const still = Object.entries(refused.current).filter(([name, { value }]) => isSame(values[name], value));
      if (still.length === 0) return checked;
      const faults = still.map(([name, { message }]) => [name, { type: 'refused', message }]);
      return { values: {}, errors: { ...Object.fromEntries(faults), ...checked.errors } as FieldErrors<Values> };
    };
  }, [rule]);
  const form = useHookForm<Values>({
    defaultValues: base as DefaultValues<Values>,
    ...(isFollowing && { values: start, resetOptions: { keepDirtyValues: true } }),
    resolver,
    mode: options.isEager ? 'onChange' : 'onTouched',
    shouldFocusError: false,
  });
  // If another part of the page saved the record, it has a new version with the same values.
  const version = record && isSame(without(start, unkept), without(base, unkept)) ? record.version : readIn;

  useEffect(() => {
    if (refusedTimes > 0) focusFault(element.current, save.current);
  }, [refusedTimes]);
  const restore = useEffectEvent(() => {
    if (isRestored) form.reset(draft.values as Values, { keepDefaultValues: true });
  });
  useEffect(() => restore(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names stay as they are.
  useEffect(() => {
    if (draftName === undefined) return;
    const { unsubscribe } = form.watch((values) => {
      const [typed, from] = [without(values, unkept), without(base, unkept)];
      if (isSame(typed, from)) forget();
      else keep({ values: typed, base: from, version, key: draft.key });
    });
    return unsubscribe;
  }, [form, keep, forget, base, version, draft.key, draftName]);

  useEffect(() => {
    const { unsubscribe } = form.watch(() => {
      leaving.current = false;
    });
    return unsubscribe;
  }, [form]);

  /** Starts over with other values and no typed input. */
  const reset = (values: Values) => form.reset(values, { keepDirtyValues: false });

  const done = () => {
    forget();
    setProblem(null);
    leaving.current = true;
    onDone?.();
  };

  const changedNames = (values: Values) => Object.keys(values).filter((name) => !isSame(values[name], initial()[name]));
  const initial = () => form.formState.defaultValues as Values;

  /** Handles that another user saved first, depending on whether they changed the fields of this form. */
  const meet = async (read: Read) => {
    if (!record) {
      await onStale?.().catch(() => undefined);
      return setStale(true);
    }
    const now = await record.readNow();
    if (!now) return setProblem(t('gone'));
    const names = Object.keys(now.values).filter((name) => !unkept.includes(name));
    const there = typeof rule === 'function' ? now.values : (rule.safeParse(now.values).data as Values | undefined);
    const isAsTyped =
      there !== undefined && names.every((name) => isSame(there[name], (read as unknown as Values)[name]));
    const hasUnkept = changedNames(form.getValues()).some((name) => unkept.includes(name));
    // The record already has the sent values: an earlier try was carried out, and its answer was lost.
    if (isAsTyped && !hasUnkept) return done();
    if (isAsTyped || names.every((name) => isSame(now.values[name], initial()[name]))) {
      setReadIn(now.version);
      return sendOver(now.version, read);
    }
    notify(t('conflict'), 'warning');
    setTheirs(now);
  };

  const refuse = async (errors: readonly UserError[], read: Read) => {
    if ((record || onStale) && errors.some(({ code }) => code === 'STALE_VERSION')) return meet(read);
    const values = form.getValues();
    const placed = errors.map((error) => ({
      error,
      name: fieldOf ? fieldOf(error) : error.path.findLast((part) => part in values),
    }));
    for (const { name, error } of placed) {
      if (name === undefined || !(name in values)) continue;
      refused.current = { ...refused.current, [name]: { value: values[name], message: error.message } };
      form.setError(name as Path<Values>, { type: 'refused', message: error.message });
    }
    if (options.problemOf) return setProblem(options.problemOf(errors));
    const others = placed.filter(({ name }) => name === undefined || !(name in values));
    setProblem(others.map(({ error }) => said(error.message, language)).join('\n') || null);
  };

  const sendOver = async (over: number | null, read: Read): Promise<void> => {
    const typed = form.getValues();
    const sending = { typed, changed: changedNames(typed), version: over, key: draft.key };
    const errors = await send(read, sending).catch(() => undefined);
    if (errors === null) return;
    if (errors?.length === 0) return done();
    // The session is over: signing in again leads back to this form with its input.
    if (errors === undefined && !currentSession()) return;
    const fail = onFailed ?? (() => setProblem(options.failed ?? t('failed')));
    if (errors) await refuse(errors, read).catch(fail);
    else fail();
  };

  const submit = async () => {
    if (isSending) return;
    refused.current = {};
    setProblem(null);
    setStale(false);
    setSending(true);
    await form.handleSubmit((read) => sendOver(version, read as unknown as Read))();
    setSending(false);
    setRefusedTimes((times) => times + 1);
  };

  /** Continues from what another user saved, with the chosen values of this user over it. */
  const goOn = (now: ReadNow<Values>, mine: Partial<Values>) => {
    setBase(now.values);
    setReadIn(now.version);
    reset(now.values);
    for (const [name, value] of Object.entries(mine)) {
      form.setValue(name as Path<Values>, value, { shouldDirty: true });
    }
    // Stores this state, so that a reload continues from it too.
    const [typed, from] = [without(form.getValues(), unkept), without(now.values, unkept)];
    keep({ values: typed, base: from, version: now.version, key: draft.key });
    closeConflict();
  };
  const closeConflict = () => {
    setTheirs(null);
    requestAnimationFrame(() => save.current?.focus());
  };

  return {
    hook: form,
    /** Whether the input is stored on the device. */
    isKeptHere: draftName !== undefined,
    element,
    save,
    leaving,
    submit,
    reset,
    isBusy: isSending,
    isDirty: form.formState.isDirty,
    /** The errors that belong to no field. */
    problem,
    closeProblem: () => setProblem(null),
    setProblem,
    /** Whether another user saved first, and `onStale` has read what they changed. */
    isStale,
    /** Whether earlier input was restored. */
    isRestored: isKept,
    forget,
    discard: () => {
      forget();
      setBase(start);
      reset(start);
      setReadIn(record?.version ?? null);
      setKept(false);
      // The pressed button disappears together with its notice.
      focusContent();
    },
    conflict: theirs && {
      base: initial(),
      mine: form.getValues(),
      theirs: theirs.values,
      row: theirs.row,
      onUse: (mine: Partial<Values>) => goOn(theirs, mine),
      onClose: closeConflict,
    },
  };
}

/** The state from which a form is drawn. */
// biome-ignore lint/suspicious/noExplicitAny: the frame of a form draws one of any values.
export type FormState<Values extends FieldValues = any> = ReturnType<typeof useForm<Values, any>>;

function resolverOf<Values extends FieldValues>(faultsOf: (values: Values) => Faults<Values>): Resolver<Values> {
  return (values) => {
    const faults = Object.entries(faultsOf(values)).filter(([, message]) => message !== undefined);
    if (faults.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(faults.map(([name, message]) => [name, { type: 'rule', message }]));
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
