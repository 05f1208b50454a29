import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import { IconButton, InputAdornment, TextField } from '@mui/material';
import { NO_KEYBOARD } from '../../ui/KeyHint.tsx';
import { useCustomerMessages } from './messages.ts';

interface MemberSearchFieldProps {
  value: string;
  onChange: (text: string) => void;
  /** Element id of the row that the arrow keys point at. */
  activeRow: string | undefined;
}

export function MemberSearchField({ value, onChange, activeRow }: MemberSearchFieldProps) {
  const t = useCustomerMessages();
  return (
    <TextField
      fullWidth
      autoFocus
      value={value}
      onChange={(event) => onChange(event.target.value)}
      placeholder={t('search.placeholder')}
      helperText={t('search.keys')}
      slotProps={{
        formHelperText: { sx: { [NO_KEYBOARD]: { display: 'none' } } },
        htmlInput: {
          'aria-label': t('search.title'),
          'aria-activedescendant': activeRow,
          'aria-controls': 'members-found',
          role: 'combobox',
          'aria-expanded': activeRow !== undefined,
          autoComplete: 'off',
        },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search />
            </InputAdornment>
          ),
          endAdornment: value && (
            <InputAdornment position="end">
              <IconButton aria-label={t('search.clear')} onClick={() => onChange('')} edge="end">
                <Close />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
