import { Button, InputAdornment, TextField } from '@mui/material';
import { productCode } from '@taem/domain/catalogue/productCode.ts';
import type { OwnInputProps } from '../resources/Particulars.ts';
import { useCatalogueMessages } from './messages.ts';

const MOST = 2 ** 32;

/** From the device's own generator: two people who make codes at the same moment must not make the same. */
const random = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / MOST;

/** MGMT-18 The code of a new product, scanned, typed or made. */
export function CodeInput({ label, value, onChange, onBlur, error, disabled }: OwnInputProps<string>) {
  const t = useCatalogueMessages();
  const make = (
    <InputAdornment position="end">
      <Button disabled={disabled} onClick={() => onChange(productCode(random))}>
        {t('code.make')}
      </Button>
    </InputAdornment>
  );
  return (
    <TextField
      required
      fullWidth
      label={label}
      value={value}
      disabled={disabled}
      error={error !== undefined}
      helperText={error ?? t('code.hint')}
      onBlur={onBlur}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={(event) => {
        // A scanner ends with Enter; the rest of the form is still empty then.
        if (event.key === 'Enter') event.preventDefault();
      }}
      slotProps={{ htmlInput: { maxLength: 50, autoComplete: 'off' }, input: { endAdornment: make } }}
    />
  );
}
