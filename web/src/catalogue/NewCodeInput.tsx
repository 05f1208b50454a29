import { Button } from '@mui/material';
import { productCode } from '@taem/domain/catalogue/productCode.ts';
import { CodeInput } from '../form/fields/CodeInput.tsx';
import type { OwnInputProps } from '../resources/Particulars.ts';
import { useCatalogueMessages } from './messages.ts';

const MOST = 2 ** 32;

/** From the device's own generator: two people who make codes at the same moment must not make the same. */
const random = () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / MOST;

/** MGMT-18 The code of a new product, scanned, typed or made. */
export function NewCodeInput({ values: _, row: __, ...field }: OwnInputProps<string>) {
  const t = useCatalogueMessages();
  return (
    <CodeInput
      {...field}
      required
      max={50}
      hint={t('code.hint')}
      end={
        <Button disabled={field.disabled} onClick={() => field.onChange(productCode(random))}>
          {t('code.make')}
        </Button>
      }
    />
  );
}
