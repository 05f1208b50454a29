import { Box, FormControlLabel, InputAdornment, MenuItem, Switch, TextField } from '@mui/material';
import { MAX_TEXT_LENGTH } from '@taem/domain/form/messages.ts';
import { STATUSES } from '@taem/domain/form/statusField.ts';
import type { RecordField as Field } from '@taem/domain/record/field.ts';
import type { ChangeEvent } from 'react';
import { type Control, useController } from 'react-hook-form';
import { useLanguage } from '../app/i18n.ts';
import { said } from '../app/said.ts';
import { DayField } from '../ui/DayField.tsx';
import { type FormField, type FormValues, phoneTyped } from './formValues.ts';
import { useResourceMessages } from './messages.ts';
import { namedIn } from './namedIn.ts';
import type { Row } from './RecordScreens.ts';
import { useChoices } from './useChoices.ts';

interface Props extends FormField {
  readonly control: Control<FormValues>;
  readonly autoFocus: boolean;
  readonly disabled: boolean;
  /** Everything in the form. */
  readonly values: FormValues;
  readonly row: Row | null;
}

/** One field of a form, drawn by its kind, or by its area where it has a custom shape. */
export function RecordField({ name, field, own, control, autoFocus, disabled, values, row }: Props) {
  const language = useLanguage();
  const t = useResourceMessages();
  const { field: input, fieldState } = useController({ name, control });
  const choices = useChoices(field.kind === 'reference' ? field.of : null);
  const label = field.label[language];
  const error = said(messageOf(fieldState.error), language);
  if (own) {
    const { value, onChange, onBlur } = input;
    return (
      <Box sx={{ gridColumn: own.isHalf ? undefined : '1 / -1', minWidth: 0, mb: own.isHalf ? 0 : 1 }}>
        <own.Input {...{ name, label, value, onChange, onBlur, error, disabled, values, row }} />
      </Box>
    );
  }
  if (field.kind === 'flag') {
    return (
      <FormControlLabel
        label={label}
        disabled={disabled}
        // As high as a field beside it, without the line below for its mistakes.
        sx={{ height: 56, alignSelf: 'start' }}
        control={<Switch checked={input.value === true} onChange={(_, checked) => input.onChange(checked)} />}
      />
    );
  }
  const shared = {
    ...input,
    inputRef: input.ref,
    ref: undefined,
    label,
    required: field.required !== undefined,
    disabled,
    error: error !== undefined,
    helperText: error ?? ' ',
    fullWidth: true,
  };
  if (field.kind === 'status') {
    return (
      <TextField {...shared} select>
        {STATUSES.map((status) => (
          <MenuItem key={status} value={status}>
            {t(`status.${status}`)}
          </MenuItem>
        ))}
      </TextField>
    );
  }
  if (field.kind === 'reference') {
    // MGMT-38 A list of choices that cannot be loaded is not drawn.
    if (choices === null) return <span />;
    return (
      <TextField {...shared} select slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}>
        <MenuItem value="" disabled={field.required !== undefined}>
          {field.required === undefined ? (field.none?.[language] ?? t('form.none')) : t('form.choose')}
        </MenuItem>
        {choices.map(({ id, name: choice }) => (
          <MenuItem key={id} value={id}>
            {namedIn(choice, field, language)}
          </MenuItem>
        ))}
      </TextField>
    );
  }
  if (field.kind === 'date')
    return <DayField {...shared} value={String(input.value)} error={error} hint=" " reportsInvalid sx={{ width: 1 }} />;
  if (field.kind === 'phone') {
    const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => input.onChange(phoneTyped(target.value));
    return (
      <TextField {...shared} onChange={onChange} autoFocus={autoFocus} slotProps={slotsOf(field, t('unit.baht'))} />
    );
  }
  return <TextField {...shared} autoFocus={autoFocus} slotProps={slotsOf(field, t('unit.baht'))} />;
}

/** The message of a field, or the first among the parts of one with a custom shape. */
function messageOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { message } = error as { message?: unknown };
  if (typeof message === 'string') return message;
  const parts = Object.entries(error).filter(([name]) => name !== 'ref');
  return parts.map(([, part]) => messageOf(part)).find((found) => found !== undefined);
}

function slotsOf(field: Field, baht: string) {
  const max = 'max' in field && field.kind === 'text' ? field.max : undefined;
  const isNumber = field.kind === 'money' || field.kind === 'integer' || field.kind === 'decimal';
  return {
    htmlInput: {
      maxLength: isNumber ? undefined : (max ?? MAX_TEXT_LENGTH),
      inputMode: isNumber ? ('decimal' as const) : field.kind === 'phone' ? ('tel' as const) : undefined,
    },
    input:
      field.kind === 'money' ? { endAdornment: <InputAdornment position="end">{baht}</InputAdornment> } : undefined,
  };
}
