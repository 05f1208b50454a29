import Close from '@mui/icons-material/Close';
import QrCodeScanner from '@mui/icons-material/QrCodeScanner';
import { IconButton, InputAdornment, OutlinedInput } from '@mui/material';
import { useSaleMessages } from './messages.ts';
import type { useProductSearch } from './useProductSearch.ts';

export function ProductSearchBar({ search }: { search: ReturnType<typeof useProductSearch> }) {
  const t = useSaleMessages();
  return (
    <OutlinedInput
      fullWidth
      autoFocus
      inputRef={search.input}
      value={search.typed}
      onChange={(event) => search.setTyped(event.target.value)}
      onKeyDown={search.onKeyDown}
      placeholder={t('sale.search')}
      inputProps={{ 'aria-label': t('sale.search'), autoComplete: 'off', enterKeyHint: 'go' }}
      startAdornment={
        <InputAdornment position="start">
          <QrCodeScanner />
        </InputAdornment>
      }
      endAdornment={
        search.typed && (
          <IconButton edge="end" aria-label={t('sale.clearSearch')} onClick={search.clear}>
            <Close />
          </IconButton>
        )
      }
      sx={{ borderRadius: '12px', bgcolor: 'background.paper', flexShrink: 0 }}
    />
  );
}
