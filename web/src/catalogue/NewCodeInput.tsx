import { Button, InputAdornment, TextField } from '@mui/material';
import { productCode } from '@taem/domain/catalogue/productCode.ts';
import { drawn } from '../form/fields/FieldProps.ts';
import type { OwnInputProps } from '../resources/Particulars.ts';
import { useCatalogueMessages } from './messages.ts';

const MOST = 2 ** 32;

/** From the device's own generator: two people who create codes at the same moment must not get the same one. */
const random = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / MOST;

/**
 * MGMT-18 The code of a new product, scanned, typed or generated. A scanner ends with Enter while the rest of the form is
 * still empty, so Enter does not submit it.
 */
export function NewCodeInput({ values: _, row: __, ...field }: OwnInputProps<string>) {
  const t = useCatalogueMessages();
  const make = (
    <InputAdornment position="end">
      <Button disabled={field.disabled} onClick={() => field.onChange(productCode(random))}>
        {t('code.make')}
      </Button>
    </InputAdornment>
  );
  return (
    <TextField
      {...drawn({ ...field, required: true, hint: t('code.hint') })}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault();
      }}
      slotProps={{ htmlInput: { maxLength: 50, autoComplete: 'off' }, input: { endAdornment: make } }}
    />
  );
}
