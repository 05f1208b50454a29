import { TextField } from '@mui/material';
import { useLanguage } from '../app/i18n.ts';
import { type FormField, formOfRow } from './formValues.ts';
import { useResourceMessages } from './messages.ts';
import type { Row } from './RecordScreens.ts';

/** A field that stands in a form to be read: a product's code is looked for where its price is changed. */
export function FixedField({ row, ...field }: FormField & { readonly row: Row | null }) {
  const t = useResourceMessages();
  const language = useLanguage();
  const value = row ? String(formOfRow([field], row)[field.name]) : 'Active';
  return (
    <TextField
      fullWidth
      disabled
      label={field.field.label[language]}
      value={field.field.kind === 'status' ? t(value === 'Active' ? 'status.Active' : 'status.Inactive') : value}
      helperText=" "
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
