import { FormControlLabel, Radio, RadioGroup } from '@mui/material';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import type { Option } from './ChoiceInput.tsx';
import type { FieldProps } from './FieldProps.ts';

interface Props extends FieldProps<string> {
  readonly options: readonly Option[];
}

/** A choice of one of a few options, all of them visible. */
export function RadioInput({ options, ...field }: Props) {
  const { name, value, onChange, onBlur } = field;
  return (
    <ChoiceGroup {...field} hintIs="below">
      <RadioGroup name={name} value={value} onChange={(_, id) => onChange(id)} onBlur={onBlur}>
        {options.map((option) => (
          <FormControlLabel key={option.id} value={option.id} control={<Radio />} label={option.name} />
        ))}
      </RadioGroup>
    </ChoiceGroup>
  );
}
