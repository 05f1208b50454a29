import { Box, Typography } from '@mui/material';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { useEffect } from 'react';
import { usePermission } from '../app/permission.ts';
import { useSession } from '../app/session.ts';
import { AmountInput } from '../form/fields/AmountInput.tsx';
import { ChoiceInput } from '../form/fields/ChoiceInput.tsx';
import { IntegerInput } from '../form/fields/IntegerInput.tsx';
import type { OwnInputProps } from '../resources/Particulars.ts';
import { MarginLine } from './MarginLine.tsx';
import { useCatalogueMessages } from './messages.ts';

export interface Opening {
  readonly branchId: string;
  readonly quantity: string;
  readonly cost: string;
}

export const NO_OPENING: Opening = { branchId: '', quantity: '', cost: '' };

/** The opening stock of a new product and its cost; only if its stock is counted, and for users who may receive goods. */
export function OpeningInput({ value, onChange, error, disabled, values }: OwnInputProps<Opening>) {
  const t = useCatalogueMessages();
  const { canWrite } = usePermission(PAGE.stock);
  const { branches, branchId } = useSession();
  const isCounted = values.skipStock !== true;
  // Values typed before stock counting was switched off must not be sent unseen.
  const isUnseen = !isCounted && (value.quantity !== '' || value.cost !== '');
  useEffect(() => {
    if (isUnseen) onChange(NO_OPENING);
  }, [isUnseen, onChange]);
  if (!isCounted || !canWrite) return null;
  const [only] = branches;
  const chosen = value.branchId || branchId || (branches.length === 1 ? (only?.id ?? '') : '');
  const change = (part: Partial<Opening>) => onChange({ ...value, branchId: chosen, ...part });
  return (
    <Box component="fieldset" disabled={disabled} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ fontWeight: 650, p: 0 }}>
        {t('opening.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {t('opening.hint')}
      </Typography>
      <Box sx={THREE}>
        <IntegerInput
          label={t('opening.quantity')}
          value={value.quantity}
          error={error}
          onChange={(quantity) => change({ quantity })}
        />
        <AmountInput label={t('opening.cost')} value={value.cost} onChange={(cost) => change({ cost })} />
        {branches.length > 1 && (
          <ChoiceInput
            label={t('stock.branch')}
            value={chosen}
            options={branches.map(({ id, name }) => ({ id, name }))}
            none={t('opening.branch')}
            onChange={(id) => change({ branchId: id })}
          />
        )}
      </Box>
      <MarginLine price={values.retailPrice} cost={value.cost} isVatExempt={values.isVatExempt === true} />
    </Box>
  );
}

const THREE = {
  display: 'grid',
  columnGap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
} as const;
