import { TextField } from '@mui/material';
import { useLanguage } from '../app/i18n.ts';
import { type FormField, formOfRow } from './formValues.ts';
import { useResourceMessages } from './messages.ts';
import type { Row } from './RecordScreens.ts';
import { nameOf } from './showValue.tsx';

/** A read-only field in a form: a product's code is needed where its price is changed. */
export function FixedField({ row, ...field }: FormField & { readonly row: Row | null }) {
  const t = useResourceMessages();
  const language = useLanguage();
  const { name, field: declared } = field;
  const value = row ? formOfRow([field], row)[name] : 'Active';
  const words = () => {
    if (row && declared.kind === 'reference')
      return nameOf(row[name.replace(/Id$/, '')], declared, language) ?? declared.none?.[language] ?? '';
    if (declared.kind === 'flag') return t(value === true ? 'flag.true' : 'flag.false');
    return declared.kind === 'status' ? t(value === 'Active' ? 'status.Active' : 'status.Inactive') : String(value);
  };
  return (
    <TextField
      fullWidth
      disabled
      label={declared.label[language]}
      value={words()}
      helperText=" "
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
