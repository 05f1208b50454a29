import { Alert, Box, Button, Stack } from '@mui/material';
import { PERSONAL } from '@taem/domain/customers/profile/personal.ts';
import { use, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { ConflictDialog } from '../../resources/ConflictDialog.tsx';
import { type FormValues, formOfRow } from '../../resources/formValues.ts';
import { RecordField } from '../../resources/RecordField.tsx';
import { AlertDialog } from '../../ui/AlertDialog.tsx';
import { useProfileMessages } from './messages.ts';
import type { BlockForm, ProfileBlockProps } from './ProfileRecord.ts';
import { useBlockForm } from './useBlockForm.ts';

interface Props extends ProfileBlockProps {
  /** By the right at this moment: it may have been taken since the form was opened. */
  readonly canSave: boolean;
  readonly onCancel: () => void;
  readonly onSaved: () => void;
}

/** A block of a profile while it is edited. */
export function ProfileBlockForm(props: Props) {
  return <Loaded {...props} form={use(formOf(props.form))} />;
}

const loaded = new WeakMap<ProfileBlockProps['form'], Promise<BlockForm>>();

/** The same promise each time that it is drawn. */
function formOf(load: ProfileBlockProps['form']): Promise<BlockForm> {
  const editor = loaded.get(load) ?? load();
  loaded.set(load, editor);
  return editor;
}

function Loaded({ form, canSave, onCancel, ...props }: Omit<Props, 'form'> & { form: BlockForm }) {
  const { personalHidden } = props.row;
  // S12 Hidden fields are neither shown for editing nor overwritten.
  const fields = useMemo(
    () => form.fields.filter(({ name }) => !(personalHidden && PERSONAL.includes(name))),
    [form, personalHidden],
  );
  const t = useProfileMessages();
  const { control, base, ...state } = useBlockForm({ ...props, ...form, fields, onUnchanged: onCancel });
  const values = useWatch({ control }) as FormValues;
  return (
    <form noValidate onSubmit={state.submit}>
      {state.isRestored && (
        <Alert severity="info" role="status" sx={{ mb: 2 }}>
          {t('block.restored')}
        </Alert>
      )}
      <Box sx={{ display: 'grid', columnGap: 2.5, rowGap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {fields.map((field, index) => (
          <RecordField
            key={field.name}
            {...field}
            control={control}
            autoFocus={index === 0}
            disabled={false}
            values={values}
            row={props.row}
          />
        ))}
      </Box>
      <Stack direction="row" sx={{ gap: 1, mt: 1, justifyContent: 'flex-end', flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          color="inherit"
          onClick={() => {
            state.forget();
            onCancel();
          }}
        >
          {t('block.cancel')}
        </Button>
        <Button ref={state.save} type="submit" variant="contained" loading={state.isSending} disabled={!canSave}>
          {t('block.save')}
        </Button>
      </Stack>
      {state.theirs && (
        <ConflictDialog
          fields={fields}
          base={base}
          mine={values}
          theirs={formOfRow(fields, state.theirs)}
          row={state.theirs}
          onClose={state.closeConflict}
          onUse={state.goOn}
        />
      )}
      <AlertDialog
        open={state.problem !== null}
        title={t('block.error')}
        message={state.problem?.text}
        onClose={state.closeProblem}
      />
    </form>
  );
}
