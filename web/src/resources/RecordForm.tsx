import { useApolloClient, useMutation } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { Alert, Box, Button, Paper, Stack } from '@mui/material';
import { askedFields } from '@taem/domain/record/askedFields.ts';
import { formOf } from '@taem/domain/record/formOf.ts';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLanguage } from '../app/i18n.ts';
import { useNotice } from '../app/notice.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { emptyForm, type FormValues, formOfRow, inputOf } from './formValues.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import { useResourceMessages } from './messages.ts';
import { RecordField } from './RecordField.tsx';
import { createPath, editPath, listPath, type RecordScreens, type Row } from './RecordScreens.ts';
import { useFormDraft } from './useFormDraft.ts';
import { type UserError, userErrorsOf } from './userErrorsOf.ts';

interface Props {
  readonly screens: RecordScreens;
  /** null for a new record. */
  readonly row: Row | null;
}

/** The fields of a record, checked by its declaration as they are typed, and saved over the version that was read. */
export function RecordForm({ screens: { record, operations }, row }: Props) {
  const t = useResourceMessages();
  const language = useLanguage();
  const notify = useNotice();
  const navigate = useNavigate();
  const client = useApolloClient();
  const { state } = useLocation();
  const isNew = row === null;
  const mode = isNew ? 'create' : 'update';
  const asked = askedFields(record, mode);
  const base = isNew ? emptyForm(record) : formOfRow(record, row);
  const fresh = { values: base, base, version: isNew ? null : Number(row.version) };
  const { draft, isRestored, keep, forget } = useFormDraft(`record.${record.type}.${row?.id ?? 'new'}`, fresh);
  const [version, setVersion] = useState(draft.version);
  const [theirs, setTheirs] = useState<Row | null>(null);
  const [restored, setRestored] = useState(isRestored);
  const leaving = useRef(false);
  const form = useForm<FormValues>({
    defaultValues: draft.base,
    resolver: zodResolver(formOf(record, mode)) as never,
    mode: 'onTouched',
  });
  const { isDirty, isSubmitting } = form.formState;
  const [write] = useMutation(isNew ? (operations.create ?? operations.one) : (operations.update ?? operations.one));

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens.
  useEffect(() => {
    if (isRestored) form.reset(draft.values, { keepDefaultValues: true });
  }, []);
  useEffect(() => {
    const { unsubscribe } = form.watch((values) => {
      const kept = form.formState.defaultValues as FormValues;
      keep({ values: values as FormValues, base: kept, version, key: draft.key });
    }) as { unsubscribe: () => void };
    return unsubscribe;
  }, [form, keep, version, draft.key]);

  const toList = (more: object = {}) => {
    leaving.current = true;
    navigate(listPath(record) + (state?.list ?? ''), { state: more });
  };

  const done = () => {
    forget();
    // A changed record is in the cache already; a new one stands on no page that was read before.
    if (isNew) client.cache.evict({ fieldName: record.many });
    notify(isNew ? t('form.created', { what: record.words.one[language] }) : t('form.saved'), 'success');
    toList({ isSaved: !isNew });
  };

  const refuse = async (errors: readonly UserError[]) => {
    if (errors.some(({ code }) => code === 'STALE_VERSION')) {
      notify(t('form.conflict'), 'warning');
      const { data } = await client.query({
        query: operations.one,
        variables: { id: row?.id },
        fetchPolicy: 'network-only',
      });
      const now = (data as Record<string, Row | null> | undefined)?.[record.one];
      if (now) setTheirs(now);
      else notify(t('conflict.gone'), 'warning');
      return;
    }
    const isAsked = (name: string | undefined): name is string => asked.some(([each]) => each === name);
    for (const {
      path: [name],
      message,
    } of errors) {
      if (isAsked(name)) form.setError(name, { message: message }, { shouldFocus: true });
    }
    const untold = errors.find(({ path: [name] }) => !isAsked(name));
    notify(untold?.message ?? t('form.refused'), 'warning');
  };

  const save = form.handleSubmit(async (read) => {
    const { dirtyFields } = form.formState;
    const changed = isNew ? asked : asked.filter(([name]) => dirtyFields[name]);
    const input = isNew
      ? { ...inputOf(asked, read), idempotencyKey: draft.key }
      : { id: row.id, version, ...inputOf(changed, read) };
    const errors = await write({ variables: { input } }).then(userErrorsOf, () => null);
    if (errors?.length === 0) done();
    else if (errors) await refuse(errors);
    else {
      // OP-34: the documents lead back to the list; what was typed is kept, and the list leads to it.
      notify(t('form.failed'), 'warning');
      toList({ unsaved: isNew ? createPath(record) : editPath(record, row.id) });
    }
  });

  return (
    <Paper component="form" variant="outlined" noValidate onSubmit={save} sx={{ p: 3 }}>
      {restored && (
        <Alert
          severity="info"
          role="status"
          sx={{ mb: 3 }}
          action={
            <Button
              color="inherit"
              onClick={() => {
                forget();
                form.reset(base);
                setVersion(fresh.version);
                setRestored(false);
              }}
            >
              {t('form.discard')}
            </Button>
          }
        >
          {t('form.draft')}
        </Alert>
      )}
      <Box sx={{ display: 'grid', columnGap: 2.5, rowGap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {asked.map(([name, field], index) => (
          <RecordField key={name} name={name} field={field} control={form.control} autoFocus={index === 0} />
        ))}
      </Box>
      <Stack direction="row" sx={{ gap: 1, mt: 4, justifyContent: 'flex-end' }}>
        <Button variant="outlined" color="inherit" onClick={() => navigate(listPath(record) + (state?.list ?? ''))}>
          {t('form.cancel')}
        </Button>
        <Button type="submit" variant="contained" loading={isSubmitting}>
          {t('form.save')}
        </Button>
      </Stack>
      <LeaveDialog when={isDirty} leaving={leaving} />
      {theirs && (
        <ConflictDialog
          fields={asked}
          base={form.formState.defaultValues as FormValues}
          mine={form.getValues()}
          theirs={formOfRow(record, theirs)}
          onClose={() => setTheirs(null)}
          onUse={(chosen) => {
            form.reset(formOfRow(record, theirs));
            for (const [name, value] of Object.entries(chosen)) form.setValue(name, value, { shouldDirty: true });
            setVersion(Number(theirs.version));
            setTheirs(null);
          }}
        />
      )}
    </Paper>
  );
}
