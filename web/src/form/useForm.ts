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

/** What is wrong, by the name of the field, in English as the domain says it or in words of the screen. */
export type Faults<Values> = Partial<Record<keyof Values & string, string>>;

/** What goes with the values when a form is sent. */
export interface Sending<Values> {
  /** As they are typed. */
  readonly typed: Values;
  /** Fields that differ from what the form opened with. */
  readonly changed: readonly string[];
  /** The version that the record was read in. */
  readonly version: number | null;
  /** The same however often one form is sent. */
  readonly key: string;
}

/** A record that several people may change. */
interface Versioned<Values> {
  readonly version: number;
  /** Reads it again; null when it is gone. */
  readonly readNow: () => Promise<ReadNow<Values> | null>;
}

/** A record as it is now: its values as the form has them, and where the screen needs more of it the record itself. */
interface ReadNow<Values> {
  readonly version: number;
  readonly values: Values;
  readonly row?: unknown;
}

export interface FormOptions<Values extends FieldValues, Read> {
  /** What the fields begin with; a record that is read again brings its new values, and what is typed stays. */
  readonly start: Values;
  /** The rules: of the domain, or a function that names what is wrong. They read the values into what is sent. */
  readonly rule: Rule | ((values: Values) => Faults<Values>);
  /**
   * Sends what the rules read. Returns why it was refused (none: it is done), or null where nothing was sent and the
   * form stays; throws where there was no answer.
   */
  readonly send: (read: Read, sending: Sending<Values>) => Promise<readonly UserError[] | null>;
  readonly onDone?: () => void;
  /** Checks with every key instead of when a field is left. */
  readonly isEager?: boolean;
  /** Said where there was no answer. */
  readonly failed?: string;
  /** Instead of saying it. */
  readonly onFailed?: () => void;
  /** Where the form is kept on the device while it is typed. */
  readonly draft?: string;
  /** Fields that are neither kept on the device nor compared: secrets and files. */
  readonly unkept?: readonly string[];
  readonly record?: Versioned<Values>;
  /** Another user saved first, and the form itself shows what they changed: reads it again. */
  readonly onStale?: () => Promise<unknown>;
  /** All that is said of a refusal, where a screen has a popup that also names what stands at its fields. */
  readonly problemOf?: (errors: readonly UserError[]) => string;
  /** The field of the form that an error of the gateway belongs to, where its path ends in another name. */
  readonly fieldOf?: (error: UserError) => string | undefined;
}

/**
 * Every form of the product but those of the till and of the pages without MUI (`plain/usePlainForm.ts`):
 *
 *     const form = useForm({ start, rule, send: async (read) => userErrorsOf(await mutate(...)), onDone });
 *     return <Form form={form}><TextInput name="name" label="Name" required /><SubmitRow form={form} /></Form>;
 *
 * It checks by the rules as fields are left and sends once. A refused submit puts the focus into the first wrong field.
 * What the gateway refuses stands at its field until that is changed, what belongs to no field above the buttons. With
 * `draft` a closed tab loses nothing, with `record` a change by another user is met: what both left alone goes through,
 * otherwise `conflict` has both for a `ConflictDialog`. `Form` asks before something typed is left, and
 * `FormDialog` is the same in a dialog.
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
  /** Set before the form navigates on its own, as what is typed is saved; typing goes on from there. */
  const leaving = useRef(false);
  const refused = useRef<Readonly<Record<string, { readonly value: unknown; readonly message: string }>>>({});
  const isFollowing = draftName === undefined && record === undefined;

  const resolver = useMemo<Resolver<Values>>(() => {
    const check = typeof rule === 'function' ? resolverOf(rule) : (zodResolver(rule as never) as Resolver<Values>);
    return async (values, context, settings) => {
      const checked = await check(values, context, settings);
      // What was refused is wrong until it is changed, whatever the rules say of it.
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
  // A record saved elsewhere on the page is another version of the same values.
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

  /** Begins again with other values: nothing is typed any more. */
  const reset = (values: Values) => form.reset(values, { keepDirtyValues: false });

  const done = () => {
    forget();
    setProblem(null);
    leaving.current = true;
    onDone?.();
  };

  const changedNames = (values: Values) => Object.keys(values).filter((name) => !isSame(values[name], initial()[name]));
  const initial = () => form.formState.defaultValues as Values;

  /** Another user saved first: what to do depends on whether they changed what is in this form. */
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
    // It is there as it was sent: what was sent before came through, and its answer was lost.
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
    // The session is over: signing in again leads back to this form with what was typed.
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

  /** Goes on from what another user saved, with the chosen values of mine over it. */
  const goOn = (now: ReadNow<Values>, mine: Partial<Values>) => {
    setBase(now.values);
    setReadIn(now.version);
    reset(now.values);
    for (const [name, value] of Object.entries(mine)) {
      form.setValue(name as Path<Values>, value, { shouldDirty: true });
    }
    // A reload goes on from here too.
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
    /** What is typed is kept on the device. */
    isKeptHere: draftName !== undefined,
    element,
    save,
    leaving,
    submit,
    reset,
    isBusy: isSending,
    isDirty: form.formState.isDirty,
    /** What is wrong and belongs to no field. */
    problem,
    closeProblem: () => setProblem(null),
    setProblem,
    /** Another user saved first, and `onStale` has read what they changed. */
    isStale,
    /** What was typed before is back. */
    isRestored: isKept,
    forget,
    discard: () => {
      forget();
      setBase(start);
      reset(start);
      setReadIn(record?.version ?? null);
      setKept(false);
      // The button is gone with what it said.
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

/** What a form is drawn from. */
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
