import { Alert, Box, FormLabel } from '@mui/material';
import { MAX_IMAGE_BYTES } from '@taem/domain/limits.ts';
import type { RefObject } from 'react';
import { PictureInput } from '../../form/fields/PictureInput.tsx';
import { useFormat } from '../../sale/useFormat.ts';
import { usePaymentMessages } from './messages.ts';
import type { TakenSlip } from './useSlip.ts';

const READING = { reading: 'info', read: 'success', unread: 'warning' } as const;

function readingOf({ says }: TakenSlip): keyof typeof READING {
  if (says === undefined) return 'reading';
  return says ? 'read' : 'unread';
}

interface SlipFieldProps {
  slip: TakenSlip | null;
  chooser: RefObject<HTMLInputElement | null>;
  disabled: boolean;
  onChange: (picture: File) => void;
}

/** CHAN-09, CHAN-10: the slip of the customer's transfer, and whether its QR could be read: if so, it can pay only once. */
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
        value={slip?.picture ?? null}
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
      {slip && (
        <Alert role="status" severity={READING[readingOf(slip)]} sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {t(`transfer.slip_${readingOf(slip)}`, { ...slip.says })}
        </Alert>
      )}
    </Box>
  );
}
