import { Box, Button, MenuItem, TextField } from '@mui/material';
import type { PageCode } from '@taem/domain/accounts/permissions.ts';
import { RECORDED_TYPES } from '@taem/domain/changes/recordedTypes.ts';
import { useLanguage } from '../app/i18n.ts';
import { usePermissions } from '../app/permission.ts';
import { DayField } from '../ui/DayField.tsx';
import { useChangeActorsQuery } from './gql/hooks.ts';
import { useChangesMessages } from './messages.ts';

/** Empty is any. */
export interface Filters {
  readonly from: string;
  readonly to: string;
  readonly userId: string;
  readonly type: string;
}

export const NO_FILTERS: Filters = { from: '', to: '', userId: '', type: '' };

interface Props {
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
}

export function ChangesFilters({ filters, onChange }: Props) {
  const t = useChangesMessages();
  const language = useLanguage();
  const permissionOf = usePermissions();
  const { data } = useChangeActorsQuery();
  const { from, to, userId, type } = filters;
  const types = RECORDED_TYPES.filter(({ write }) => permissionOf(write as PageCode).canWrite);
  const select = { inputLabel: { shrink: true }, select: { displayEmpty: true } };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2, alignItems: 'center' }}>
      <DayField
        label={t('filter.from')}
        value={from}
        // The later end moves along: a period that ends before it begins would be refused.
        onChange={(day) => onChange({ ...filters, from: day, to: to && to < day ? day : to })}
      />
      <DayField
        label={t('filter.to')}
        value={to}
        onChange={(day) => onChange({ ...filters, to: day, from: day && from > day ? day : from })}
      />
      <TextField
        select
        label={t('filter.user')}
        value={userId}
        onChange={({ target }) => onChange({ ...filters, userId: target.value })}
        slotProps={select}
        sx={{ minWidth: { xs: 140, sm: 180 }, flex: { xs: '1 1 140px', sm: 'none' } }}
      >
        <MenuItem value="">{t('filter.all')}</MenuItem>
        {(data?.merchantUsers.items ?? []).map(({ id, username }) => (
          <MenuItem key={id} value={id}>
            {username}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={t('filter.type')}
        value={type}
        onChange={({ target }) => onChange({ ...filters, type: target.value })}
        slotProps={select}
        sx={{ minWidth: { xs: 140, sm: 180 }, flex: { xs: '1 1 140px', sm: 'none' } }}
      >
        <MenuItem value="">{t('filter.all')}</MenuItem>
        {types.map((each) => (
          <MenuItem key={each.type} value={each.type}>
            {each.words[language]}
          </MenuItem>
        ))}
      </TextField>
      {filters !== NO_FILTERS && (
        <Button sx={{ minHeight: 44 }} onClick={() => onChange(NO_FILTERS)}>
          {t('filter.clear')}
        </Button>
      )}
    </Box>
  );
}
