import { Box, FormHelperText, Typography } from '@mui/material';
import { QuantityStepper } from '../../ui/QuantityStepper.tsx';
import { useOptionMessages } from './messages.ts';

interface Props {
  readonly value: number | null;
  readonly min: number;
  readonly max: number;
  /** Name of the product. */
  readonly name: string;
  readonly onChange: (qty: number | null) => void;
}

/** The number of pieces, with an error for invalid text. */
export function QuantityField({ value, min, max, name, onChange }: Props) {
  const t = useOptionMessages();
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography sx={{ fontWeight: 600 }}>{t('options.qty')}</Typography>
        <QuantityStepper min={min} max={max} value={value} onChange={onChange} label={name} />
      </Box>
      {value === null && (
        <FormHelperText error role="alert" sx={{ textAlign: 'right' }}>
          {t('options.qtyInvalid', { min, max })}
        </FormHelperText>
      )}
    </>
  );
}
