import Close from '@mui/icons-material/Close';
import QrCodeScanner from '@mui/icons-material/QrCodeScanner';
import { IconButton, InputAdornment, OutlinedInput } from '@mui/material';
import { memo } from 'react';
import { KeyHint } from '../../ui/KeyHint.tsx';
import { SHORTCUT } from '../keys/shortcut.ts';
import { useSaleMessages } from './messages.ts';
import { type ProductSearch, useProductSearch } from './useProductSearch.ts';

interface ProductSearchBarProps extends ProductSearch {
  autoFocus: boolean;
}

const HIDDEN = { visibility: 'hidden' } as const;

/** What is typed stays in here: a scanner's digits must not draw the panel once per digit. */
export const ProductSearchBar = memo(function ProductSearchBar({ autoFocus, ...props }: ProductSearchBarProps) {
  const t = useSaleMessages();
  const search = useProductSearch(props);
  return (
    <OutlinedInput
      fullWidth
      autoFocus={autoFocus}
      inputRef={props.input}
      value={search.typed}
      onChange={(event) => search.setTyped(event.target.value)}
      onKeyDown={search.onKeyDown}
      placeholder={t('sale.search')}
      inputProps={{
        'aria-label': t('sale.search'),
        autoComplete: 'off',
        enterKeyHint: 'go',
        'aria-keyshortcuts': SHORTCUT.search,
      }}
      startAdornment={
        <InputAdornment position="start">
          <QrCodeScanner />
        </InputAdornment>
      }
      endAdornment={
        // Hidden rather than gone: every scan would otherwise build a button and take it down again.
        <>
          <IconButton
            edge="end"
            aria-label={t('sale.clearSearch')}
            onClick={search.clear}
            style={search.typed ? undefined : HIDDEN}
          >
            <Close />
          </IconButton>
          <KeyHint onButton>{SHORTCUT.search}</KeyHint>
        </>
      }
      sx={{ borderRadius: '12px', bgcolor: 'background.paper', flexShrink: 0 }}
    />
  );
});
