import { Box, Paper } from '@mui/material';
import type { PageCode } from '@taem/domain/accounts/permissions.ts';
import { composedFields } from '@taem/domain/record/composedFields.ts';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { Field } from '../form/Field.tsx';
import { Form } from '../form/Form.tsx';
import { PictureInput } from '../form/fields/PictureInput.tsx';
import { SubmitRow } from '../form/SubmitRow.tsx';
import type { FormValues } from '../form/values.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { FixedField } from './FixedField.tsx';
import { fixedFields } from './formValues.ts';
import { RecordField } from './RecordField.tsx';
import type { RecordScreens, Row } from './RecordScreens.ts';
import { PICTURE, useRecordForm } from './useRecordForm.ts';
import { useViewer } from './useViewer.ts';

interface Props {
  readonly screens: RecordScreens;
  /** null for a new record. */
  readonly row: Row | null;
}

/** The fields of a record, checked by its declaration while typing, and saved based on the version that was read. */
export function RecordForm({ screens, row }: Props) {
  const { record, particulars } = screens;
  const { Below, Confirm } = particulars;
  const navigate = useNavigate();
  const viewer = useViewer();
  const { form, fields, isLocked, asking, list } = useRecordForm(screens, row);
  const values = useWatch({ control: form.hook.control }) as FormValues;
  const fixed = fixedFields(screens, row ? 'update' : 'create');
  const order = Object.keys(record.fields);
  const composed = composedFields(record.fields);
  const isComposed = (name: string) => composed.get(name)?.some((part) => Boolean(values[part]));
  const drawn = [...fields, ...fixed].sort((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
  const firstPart = drawn.find(({ field }) => field.partOf);
  const page = (row ? record.update : record.create) as PageCode;
  // PERM-12 A user who may not save sees the record without a save button.
  const canSave = viewer.canWrite(page) || (row !== null && (particulars.isOwn?.(row, viewer) ?? false));
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <Form form={form} guard="keeps">
        {!row && record.picture && (
          <Box sx={{ mb: 3 }}>
            <Field as={PictureInput} name={PICTURE} disabled={!canSave} />
          </Box>
        )}
        <Box sx={FIELDS}>
          {drawn.map((field) =>
            fixed.includes(field) ? (
              <FixedField key={field.name} {...field} row={row} />
            ) : (
              <RecordField
                key={field.name}
                {...field}
                Suggestions={particulars.suggestions?.[field.name]}
                autoFocus={field === fields[0] && canSave}
                disabled={!canSave || isLocked(field.name)}
                isComposed={isComposed(field.name)}
                values={values}
                row={row}
                whole={field === firstPart ? record.fields[field.field.partOf ?? ''] : undefined}
              />
            ),
          )}
        </Box>
        {Below && <Below values={values} row={row} />}
        <SubmitRow form={form} disabled={!canSave} onCancel={() => navigate(list)} sx={ACTIONS} />
      </Form>
      {Confirm && asking && (
        <Confirm
          values={asking.values}
          row={row}
          onConfirm={() => asking.answer(true)}
          onCancel={() => asking.answer(false)}
        />
      )}
      {form.conflict && <ConflictDialog fields={fields} {...form.conflict} />}
    </Paper>
  );
}

/** Two columns if there is room. */
export const FIELDS = {
  display: 'grid',
  columnGap: 2.5,
  rowGap: 1,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
};

/** Always visible, however long the form is; at its end they are in their normal place. */
const ACTIONS = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  gap: 1,
  mt: 2,
  mx: { xs: -2, sm: -3 },
  mb: { xs: -2, sm: -3 },
  px: { xs: 2, sm: 3 },
  py: 1.5,
  justifyContent: 'flex-end',
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
  borderRadius: '0 0 10px 10px',
};
