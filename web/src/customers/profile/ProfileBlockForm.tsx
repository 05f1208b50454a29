import { useApolloClient } from '@apollo/client/react';
import { Box } from '@mui/material';
import { PERSONAL } from '@taem/domain/customers/profile/personal.ts';
import { formOf } from '@taem/domain/record/formOf.ts';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useLanguage } from '../../app/i18n.ts';
import { said } from '../../app/said.ts';
import { Form } from '../../form/Form.tsx';
import { FormProblem, SubmitButtons } from '../../form/SubmitRow.tsx';
import { useForm } from '../../form/useForm.ts';
import { type UserError, userErrorsOf } from '../../form/userErrorsOf.ts';
import type { FormValues } from '../../form/values.ts';
import { ConflictDialog } from '../../resources/ConflictDialog.tsx';
import { formOfRow, inputOf } from '../../resources/formValues.ts';
import { RecordField } from '../../resources/RecordField.tsx';
import { FIELDS } from '../../resources/RecordForm.tsx';
import type { Row } from '../../resources/RecordScreens.ts';
import { blockDraft } from './blockDraft.ts';
import { useProfileMessages } from './messages.ts';
import type { BlockForm, ProfileBlockProps } from './ProfileRecord.ts';

interface Props extends Omit<ProfileBlockProps, 'form'> {
  readonly editor: BlockForm;
  /** By the current rights, which may have been withdrawn since the form was opened. */
  readonly canSave: boolean;
  readonly onCancel: () => void;
  readonly onSaved: () => void;
}

/**
 * The form of a profile block: input is stored on the device, checked, and saved based on the version the block was read in.
 */
export function ProfileBlockForm({ editor, canSave, onCancel, onSaved, record, row, name }: Props) {
  const t = useProfileMessages();
  const language = useLanguage();
  const client = useApolloClient();
  const { personalHidden } = row;
  // S12 Hidden fields are neither shown for editing nor overwritten.
  const fields = useMemo(
    () => editor.fields.filter((field) => !(personalHidden && PERSONAL.includes(field.name))),
    [editor, personalHidden],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the record held when the form was opened stays.
  const rule = useMemo(() => ruleOf(fields, formOfRow(fields, row)), [fields]);
  const fieldOf = ({ path: [path = ''] }: UserError) =>
    fields.find((field) => field.name === (editor.displayedIn?.[path] ?? path));
  const form = useForm<FormValues>({
    start: formOfRow(fields, row),
    rule,
    draft: blockDraft(record, row.id, name),
    record: {
      version: Number(row.version),
      readNow: async () => {
        const variables = { id: row.id };
        const { data } = await client.query({ query: record.operation, variables, fetchPolicy: 'network-only' });
        const now = (data as Record<string, Row | null> | undefined)?.[record.one];
        return now ? { version: Number(now.version), values: formOfRow(fields, now), row: now } : null;
      },
    },
    send: async (read, { changed, version }) => {
      if (changed.length === 0) {
        // Nothing was changed, so nothing is saved and no success is reported.
        form.forget();
        onCancel();
        return null;
      }
      const sent = fields.filter((field) => changed.includes(field.name));
      const given = editor.input?.(read, changed) ?? inputOf(sent, read);
      const variables = { input: { id: row.id, version, ...given } };
      return userErrorsOf(await client.mutate({ mutation: record.update, variables }));
    },
    fieldOf: (error) => fieldOf(error)?.name,
    // CUST-68 The popup names each field that was refused.
    problemOf: (errors) =>
      errors
        .map((error) => {
          const label = fieldOf(error)?.field.label[language];
          return [label, said(error.message, language)].filter(Boolean).join(': ');
        })
        .join(' · '),
    failed: t(`block.failed.${record.type}`),
    onDone: onSaved,
  });
  const values = useWatch({ control: form.hook.control }) as FormValues;
  return (
    <Form form={form}>
      <Box sx={FIELDS}>
        {fields.map((field, index) => (
          <RecordField key={field.name} {...field} autoFocus={index === 0} disabled={false} values={values} row={row} />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, justifyContent: 'flex-end' }}>
        <SubmitButtons
          form={form}
          disabled={!canSave}
          cancel={t('block.cancel')}
          onCancel={() => {
            form.forget();
            onCancel();
          }}
        />
      </Box>
      {form.conflict && <ConflictDialog fields={fields} {...form.conflict} />}
      <FormProblem form={form} popup={t('block.error')} />
    </Form>
  );
}

/** Returns the rules; a required field that this record never had may stay empty. */
function ruleOf(fields: BlockForm['fields'], base: FormValues) {
  const declared = Object.fromEntries(fields.map(({ name, field }) => [name, field]));
  const neverSet = fields.map(({ name }) => name).filter((name) => base[name] === '');
  const own = fields.flatMap(({ name, own }) => (own ? [[name, own.rule]] : []));
  return formOf({ fields: declared }, 'update', neverSet).extend(Object.fromEntries(own));
}
