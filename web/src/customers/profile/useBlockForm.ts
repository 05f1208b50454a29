import { useApolloClient } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { formOf, type Rule } from '@taem/domain/record/formOf.ts';
import { useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLanguage } from '../../app/i18n.ts';
import { useNotice } from '../../app/notice.tsx';
import { said } from '../../app/said.ts';
import { currentSession } from '../../app/session.ts';
import { type FormField, type FormValues, formOfRow, inputOf, isSame } from '../../resources/formValues.ts';
import { meetConflict } from '../../resources/meetConflict.ts';
import { useResourceMessages } from '../../resources/messages.ts';
import type { Row } from '../../resources/RecordScreens.ts';
import { useFocusBack } from '../../resources/useFocusBack.ts';
import { useFormDraft } from '../../resources/useFormDraft.ts';
import { type UserError, userErrorsOf } from '../../resources/userErrorsOf.ts';
import { blockDraft } from './blockDraft.ts';
import { useProfileMessages } from './messages.ts';
import type { BlockForm, ProfileBlockProps } from './ProfileRecord.ts';

interface Options extends BlockForm, Pick<ProfileBlockProps, 'record' | 'row' | 'name'> {
  readonly onSaved: () => void;
  /** Nothing was changed: there is nothing to save, and nothing that could be said to be saved. */
  readonly onUnchanged: () => void;
}

interface Problem {
  readonly text: string;
  readonly fieldErrors?: readonly { readonly field: string | undefined; readonly message: string }[];
}

/** A form over one block of a profile: what is typed, kept on the device, checked, and sent over the version it was read in. */
export function useBlockForm({ record, row, name, fields, input, displayedIn, onSaved, onUnchanged }: Options) {
  const t = useProfileMessages();
  const words = useResourceMessages();
  const language = useLanguage();
  const notify = useNotice();
  const client = useApolloClient();
  const current = formOfRow(fields, row);
  const fresh = { values: current, base: current, version: Number(row.version) };
  const { draft, isRestored, keep, forget } = useFormDraft(blockDraft(record, row.id, name), fresh);
  const [base, setBase] = useState(draft.base);
  const [readIn, setReadIn] = useState(draft.version);
  const [theirs, setTheirs] = useState<Row | null>(null);
  /** CUST-68 What the popup says, and of which fields; null: nothing. */
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isSending, setIsSending] = useState(false);
  const { button: save, focusBack } = useFocusBack();
  const rule = useMemo(() => ruleOf(fields, base), [fields, base]);
  const form = useForm<FormValues>({
    defaultValues: base,
    resolver: zodResolver(rule as never) as never,
    mode: 'onTouched',
  });
  // A block saved in the meantime is another version of the same fields.
  const version = isSame(current, base) ? Number(row.version) : readIn;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens.
  useEffect(() => {
    if (isRestored) form.reset(draft.values, { keepDefaultValues: true });
  }, []);
  useEffect(() => {
    const { unsubscribe } = form.watch((values) => {
      if (isSame(values, base)) forget();
      else keep({ values, base, version, key: draft.key });
    }) as { unsubscribe: () => void };
    return unsubscribe;
  }, [form, keep, forget, base, version, draft.key]);

  const done = () => {
    forget();
    onSaved();
  };

  /** Another user saved first: what to do depends on whether they changed the fields of this block. */
  const meet = async (read: FormValues) => {
    const { operation, one } = record;
    const met = await meetConflict({ client, operation, one, id: row.id, rule, fields, base, read });
    if (met.is === 'gone') return setProblem({ text: words('conflict.gone') });
    if (met.is === 'arrived') return done();
    if (met.is === 'elsewhere') return send(read, Number(met.now.version));
    notify(words('form.conflict'), 'warning');
    setTheirs(met.now);
  };

  const refuse = async (errors: readonly UserError[], read: FormValues) => {
    if (errors.some(({ code }) => code === 'STALE_VERSION')) return meet(read);
    const fieldErrors = errors.map(({ path: [path = ''], message }) => {
      const field = fields.find((each) => each.name === (displayedIn?.[path] ?? path));
      const text = said(message, language);
      return { field: field?.name, message, text: field ? `${field.field.label[language]}: ${text}` : text };
    });
    setProblem({ text: fieldErrors.map(({ text }) => text).join(' · '), fieldErrors });
  };

  const send = async (read: FormValues, over = version) => {
    const values = form.getValues();
    const changed = fields.filter((field) => !isSame(values[field.name], base[field.name]));
    if (changed.length === 0) {
      forget();
      return onUnchanged();
    }
    setIsSending(true);
    const names = changed.map((field) => field.name);
    const given = input?.(read, names) ?? inputOf(changed, read);
    const variables = { input: { id: row.id, version: over, ...given } };
    const errors = await client.mutate({ mutation: record.update, variables }).then(userErrorsOf, () => null);
    setIsSending(false);
    // The session is over: signing in again leads back to this page with what was typed.
    if (!errors && !currentSession()) return;
    if (errors?.length === 0) return done();
    const failed = () => setProblem({ text: t(`block.failed.${record.type}`) });
    if (errors) await refuse(errors, read).catch(failed);
    else failed();
  };

  const closeConflict = () => {
    setTheirs(null);
    focusBack();
  };

  return {
    control: form.control,
    base,
    isRestored,
    isSending: isSending || form.formState.isSubmitting,
    save,
    theirs,
    closeConflict,
    problem,
    /** Only now: a field that loses the focus to the popup would forget what is wrong with it. */
    closeProblem: () => {
      setProblem(null);
      focusBack();
      for (const { field, message } of problem?.fieldErrors ?? []) if (field) form.setError(field, { message });
    },
    forget,
    submit: form.handleSubmit(async (read) => {
      if (!isSending) await send(read);
    }),
    /** Continues from the record as the other user left it, with my values on top. */
    goOn: (mine: FormValues) => {
      if (!theirs) return;
      const there = formOfRow(fields, theirs);
      setBase(there);
      setReadIn(Number(theirs.version));
      form.reset(there);
      for (const [field, value] of Object.entries(mine)) form.setValue(field, value, { shouldDirty: true });
      closeConflict();
    },
  };
}

/** What is required of a field that this record has never had may stay as it is. */
function ruleOf(fields: readonly FormField[], base: FormValues): Rule {
  const declared = Object.fromEntries(fields.map(({ name, field }) => [name, field]));
  const neverSet = fields.map(({ name }) => name).filter((name) => base[name] === '');
  const own = fields.flatMap(({ name, own }) => (own ? [[name, own.rule]] : []));
  return formOf({ fields: declared }, 'update', neverSet).extend(Object.fromEntries(own));
}
