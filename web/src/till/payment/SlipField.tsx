import { Box, FormLabel } from '@mui/material';
import { MAX_IMAGE_BYTES } from '@taem/domain/limits.ts';
import type { RefObject } from 'react';
import { PictureInput } from '../../form/fields/PictureInput.tsx';
import { useFormat } from '../../sale/useFormat.ts';
import { usePaymentMessages } from './messages.ts';

interface SlipFieldProps {
  slip: File | null;
  chooser: RefObject<HTMLInputElement | null>;
  disabled: boolean;
  onChange: (slip: File) => void;
}

/** CHAN-09, CHAN-10: the picture of the customer's transfer. */
export function SlipField({ slip, disabled, ...field }: SlipFieldProps) {
  const t = usePaymentMessages();
  const format = useFormat();
  return (
    <Box>
      <FormLabel component="div" sx={{ mb: 1 }}>
        {t('transfer.slip')}
      </FormLabel>
      <PictureInput
        {...field}
        value={slip}
        disabled={disabled}
        label={t('transfer.slip')}
        choose={t(slip ? 'transfer.change' : 'transfer.choose')}
        limits={t(disabled ? 'transfer.bankFirst' : 'transfer.limits')}
        refusal={(problem, { name, size }) => ({
          title: t(`transfer.refusedTitle_${problem}`),
          message: t(`transfer.refused_${problem}`, {
            name,
            size: format.count(size),
            most: format.count(MAX_IMAGE_BYTES),
          }),
        })}
      />
    </Box>
  );
}
