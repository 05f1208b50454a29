import { Box } from '@mui/material';
import { STATUSES } from '@taem/domain/form/statusField.ts';
import type { RecordField as Declared } from '@taem/domain/record/field.ts';
import { useId } from 'react';
import { useLanguage } from '../app/i18n.ts';
import { late } from '../app/late.tsx';
import { Field } from '../form/Field.tsx';
import { AmountInput } from '../form/fields/AmountInput.tsx';
import { ChoiceInput } from '../form/fields/ChoiceInput.tsx';
import { DayInput } from '../form/fields/DayInput.tsx';
import { FlagInput } from '../form/fields/FlagInput.tsx';
import { IntegerInput } from '../form/fields/IntegerInput.tsx';
import { PhoneInput } from '../form/fields/PhoneInput.tsx';
import { TextInput } from '../form/fields/TextInput.tsx';
import type { FormValues } from '../form/values.ts';
import type { FormField } from './formValues.ts';
import { useResourceMessages } from './messages.ts';
import { namedIn } from './namedIn.ts';
import type { Suggestions } from './Particulars.ts';
import type { Row } from './RecordScreens.ts';
import { useChoiceList } from './useChoices.ts';

// Loaded on demand: the finder is larger than the rest of a form.
const SubDistrictInput = late(async () => (await import('./place/SubDistrictInput.tsx')).SubDistrictInput);

interface Props extends FormField {
  readonly autoFocus: boolean;
  readonly disabled: boolean;
  /** Whether its value is currently composed of other fields; undefined for a field without such parts. */
  readonly isComposed?: boolean | undefined;
  /** All values of the form. */
  readonly values: FormValues;
  readonly row: Row | null;
  /** The composed field that this field is the first part of. */
  readonly whole?: Declared | undefined;
  /** Suggestions while text is typed. */
  readonly Suggestions?: Suggestions | undefined;
}

/** One field of a form, drawn by its kind, or by its area if it has a custom shape. */
export function RecordField(props: Props) {
  const { name, field, own, autoFocus, isComposed, values, row, whole, Suggestions } = props;
  const disabled = props.disabled || isComposed === true;
  const language = useLanguage();
  const t = useResourceMessages();
  // Sub-districts are searched by name, as there are thousands.
  const listed = field.kind === 'reference' && field.of !== 'SubDistrict' ? field.of : null;
  const { choices, isLoading } = useChoiceList(listed);
  const listId = useId();
  const isRequired = field.required !== undefined;
  const shared = { name, label: field.label[language], disabled, required: isRequired };
  if (own) {
    return (
      <Box sx={{ gridColumn: own.isHalf ? undefined : '1 / -1', minWidth: 0, mb: own.isHalf ? 0 : 1 }}>
        <Field as={own.Input} {...shared} values={values} row={row} />
      </Box>
    );
  }
  switch (field.kind) {
    case 'flag':
      return (
        // Aligned with the field beside it, which has its label above.
        <Box sx={{ pt: { sm: 4.25 } }}>
          <Field
            as={FlagInput}
            {...shared}
            label={field.opposite?.[language] ?? shared.label}
            isOpposite={field.opposite !== undefined}
          />
        </Box>
      );
    case 'status':
      return <Field as={ChoiceInput} {...shared} options={STATUSES.map((id) => ({ id, name: t(`status.${id}`) }))} />;
    case 'reference':
      if (field.of === 'SubDistrict') return <Field as={SubDistrictInput} {...shared} />;
      // MGMT-38 A list of choices that cannot be loaded is not drawn.
      if (choices === null && !isLoading) return <span />;
      return (
        <Field
          as={ChoiceInput}
          {...shared}
          disabled={disabled || isLoading}
          options={(choices ?? []).map(({ id, name: choice }) => ({ id, name: namedIn(choice, field, language) }))}
          none={isLoading ? ' ' : isRequired ? undefined : (field.none?.[language] ?? t('form.none'))}
        />
      );
    case 'date':
      return <Field as={DayInput} {...shared} />;
    case 'phone':
      return <Field as={PhoneInput} {...shared} autoFocus={autoFocus} />;
    case 'money':
      return <Field as={AmountInput} {...shared} autoFocus={autoFocus} />;
    case 'integer':
      return <Field as={IntegerInput} {...shared} autoFocus={autoFocus} />;
    case 'decimal':
      return <Field as={TextInput} {...shared} inputMode="decimal" autoFocus={autoFocus} />;
    default:
      return (
        <>
          {whole && (
            <Box component="h2" sx={{ gridColumn: '1 / -1', m: 0, mb: 1, typography: 'h3' }}>
              {whole.label[language]}
            </Box>
          )}
          <Field
            as={TextInput}
            {...shared}
            hint={isComposed === undefined ? undefined : t(isComposed ? 'form.composed' : 'form.orParts')}
            list={Suggestions && listId}
            max={'max' in field ? field.max : undefined}
            // Grows with its lines, so that a long text is not cut on a phone.
            {...(field.kind === 'text' && field.reads === 'lines' && !Suggestions && { lines: 1 })}
            inputMode={field.kind === 'email' ? 'email' : undefined}
            autoFocus={autoFocus}
          />
          {Suggestions && <Suggestions id={listId} />}
        </>
      );
  }
}
