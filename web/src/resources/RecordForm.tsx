import { Alert, Box, Button, Paper, Stack } from '@mui/material';
import type { PageCode } from '@taem/domain/accounts/permissions.ts';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { ConflictDialog } from './ConflictDialog.tsx';
import { FixedField } from './FixedField.tsx';
import { type FormValues, fixedFields, formOfRow } from './formValues.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import { useResourceMessages } from './messages.ts';
import { PictureChooser } from './PictureChooser.tsx';
import { RecordField } from './RecordField.tsx';
import type { RecordScreens, Row } from './RecordScreens.ts';
import { useRecordForm } from './useRecordForm.ts';
import { useViewer } from './useViewer.ts';

interface Props {
  readonly screens: RecordScreens;
  /** null for a new record. */
  readonly row: Row | null;
}

/** The fields of a record, checked by its declaration as they are typed, and saved over the version that was read. */
export function RecordForm({ screens, row }: Props) {
  const { record, particulars } = screens;
  const { Below, Confirm } = particulars;
  const t = useResourceMessages();
  const navigate = useNavigate();
  const viewer = useViewer();
  const { form, fields, theirs, asking, ...state } = useRecordForm(screens, row);
  const values = useWatch({ control: form.control }) as FormValues;
  const fixed = fixedFields(screens, row ? 'update' : 'create');
  const order = Object.keys(record.fields);
  const drawn = [...fields, ...fixed].sort((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
  const page = (row ? record.update : record.create) as PageCode;
  // PERM-12 Who may not save sees the record and no way to save it.
  const canSave = viewer.canWrite(page) || (row !== null && (particulars.isOwn?.(row, viewer) ?? false));
  return (
    <Paper component="form" variant="outlined" noValidate onSubmit={state.submit} sx={{ p: { xs: 2, sm: 3 } }}>
      {state.restored && (
        <Alert
          severity="info"
          role="status"
          sx={{ mb: 3 }}
          action={
            <Button color="inherit" onClick={state.discard}>
              {t('form.discard')}
            </Button>
          }
        >
          {t('form.draft')}
        </Alert>
      )}
      {!row && record.picture && (
        <Box sx={{ mb: 3 }}>
          <PictureChooser picture={state.picture} disabled={!canSave} onChange={state.setPicture}>
            {null}
          </PictureChooser>
        </Box>
      )}
      <Box sx={{ display: 'grid', columnGap: 2.5, rowGap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {drawn.map((field) =>
          fixed.includes(field) ? (
            <FixedField key={field.name} {...field} row={row} />
          ) : (
            <RecordField
              key={field.name}
              {...field}
              control={form.control}
              autoFocus={field === fields[0] && canSave}
              disabled={!canSave || state.isLocked(field.name)}
              values={values}
              row={row}
            />
          ),
        )}
      </Box>
      {Below && <Below values={values} row={row} />}
      <Stack direction="row" sx={ACTIONS}>
        <Button variant="outlined" color="inherit" onClick={() => navigate(state.list)}>
          {t('form.cancel')}
        </Button>
        <Button ref={state.save} type="submit" variant="contained" loading={state.isBusy} disabled={!canSave}>
          {t('form.save')}
        </Button>
      </Stack>
      <LeaveDialog when={form.formState.isDirty || state.picture !== null} leaving={state.leaving} />
      {Confirm && asking && (
        <Confirm
          values={asking}
          row={row}
          onConfirm={() => void state.send(asking)}
          onCancel={() => state.setAsking(null)}
        />
      )}
      {theirs && (
        <ConflictDialog
          fields={fields}
          base={form.formState.defaultValues as FormValues}
          mine={form.getValues()}
          theirs={formOfRow(fields, theirs)}
          row={theirs}
          onClose={state.closeConflict}
          onUse={(chosen) => state.goOnFrom(theirs, chosen)}
        />
      )}
    </Paper>
  );
}

/** Always in sight, however long the form is; at its end they stand where they belong. */
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
