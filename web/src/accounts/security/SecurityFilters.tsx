import { Box, Button, MenuItem, TextField } from '@mui/material';
import { SECURITY_EVENT_KINDS, type SecurityEventKind } from '@taem/domain/accounts/securityEventKinds.ts';
import { DayField } from '../../ui/DayField.tsx';
import { useSecurityMessages } from './messages.ts';

/** Empty is any. */
export interface Filters {
  readonly kind: SecurityEventKind | '';
  readonly from: string;
  readonly to: string;
}

export const NO_FILTERS: Filters = { kind: '', from: '', to: '' };

interface Props {
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
}

export function SecurityFilters({ filters, onChange }: Props) {
  const t = useSecurityMessages();
  const { kind, from, to } = filters;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2, alignItems: 'center' }}>
      <TextField
        select
        label={t('security.kind')}
        value={kind}
        onChange={({ target }) => onChange({ ...filters, kind: target.value as Filters['kind'] })}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        sx={{ minWidth: 300, flex: { xs: '1 1 100%', sm: 'none' } }}
      >
        <MenuItem value="">{t('security.allKinds')}</MenuItem>
        {SECURITY_EVENT_KINDS.map((each) => (
          <MenuItem key={each} value={each}>
            {t(`kind.${each}`)}
          </MenuItem>
        ))}
      </TextField>
      <DayField
        label={t('security.from')}
        value={from}
        // The later end moves along: a period that ends before it begins would be refused.
        onChange={(day) => onChange({ ...filters, from: day, to: to && to < day ? day : to })}
      />
      <DayField
        label={t('security.to')}
        value={to}
        onChange={(day) => onChange({ ...filters, to: day, from: day && from > day ? day : from })}
      />
      {filters !== NO_FILTERS && (
        <Button sx={{ minHeight: 44 }} onClick={() => onChange(NO_FILTERS)}>
          {t('security.clear')}
        </Button>
      )}
    </Box>
  );
}
