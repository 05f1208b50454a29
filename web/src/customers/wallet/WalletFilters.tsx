import { Box, Checkbox, ListItemText, MenuItem, TextField } from '@mui/material';
import { DaysField } from '../../list/DaysField.tsx';
import { useEntryMessages } from '../../sale/wallet/messages.ts';
import { CONTROL } from '../../ui/tokens.ts';
import { useMemberWalletMessages } from './messages.ts';
import { ENTRY_KINDS, type EntryKind, type WalletFilter } from './useWalletFilter.ts';

/** Filters by kind of movement, and by days. */
export function WalletFilters({ filter }: { filter: WalletFilter }) {
  const t = useMemberWalletMessages();
  const { kinds, change } = filter;
  const words = useEntryMessages();
  const named = (chosen: readonly EntryKind[]) => chosen.map((kind) => words(`kind.${kind}`)).join(', ');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, p: 2, borderBottom: 1, borderColor: 'divider' }}>
      <TextField
        select
        label={t('wallet.kinds')}
        value={kinds}
        onChange={({ target }) => change({ kinds: [target.value].flat().join(',') })}
        slotProps={{
          select: {
            multiple: true,
            displayEmpty: true,
            renderValue: (chosen) => named(chosen as EntryKind[]) || t('wallet.allKinds'),
          },
          inputLabel: { shrink: true },
        }}
        sx={{ flex: '1 1 180px', maxWidth: { sm: 260 } }}
      >
        {ENTRY_KINDS.map((kind) => (
          <MenuItem key={kind} value={kind} sx={{ minHeight: CONTROL }}>
            <Checkbox checked={kinds.includes(kind)} tabIndex={-1} disableRipple sx={{ py: 0 }} />
            <ListItemText primary={words(`kind.${kind}`)} />
          </MenuItem>
        ))}
      </TextField>
      <DaysField value={filter.days} onChange={(days) => change({ ...days })} />
    </Box>
  );
}
