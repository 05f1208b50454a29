import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Close from '@mui/icons-material/Close';
import { Box, Button, FormHelperText, IconButton, Typography } from '@mui/material';
import { MAX_OPTION_NAME_LENGTH } from '@taem/domain/catalogue/optionGroupForm.ts';
import { MAX_GROUP_OPTIONS } from '@taem/domain/limits.ts';
import { useId, useState } from 'react';
import { AmountInput } from '../form/fields/AmountInput.tsx';
import { FlagInput } from '../form/fields/FlagInput.tsx';
import { TextInput } from '../form/fields/TextInput.tsx';
import type { OwnInputProps } from '../resources/Particulars.ts';
import { CONTROL } from '../ui/tokens.ts';
import { useCatalogueMessages } from './messages.ts';
import { newOption, type OptionEntry } from './optionEntries.ts';

type Props = OwnInputProps<readonly OptionEntry[]>;

/** The options of a group in the order of the menu. */
export function OptionsInput({ label, value, onChange, onBlur, error, disabled }: Props) {
  const t = useCatalogueMessages();
  const id = useId();
  const [added, setAdded] = useState<string | null>(null);
  const change = (at: number, part: Partial<OptionEntry>) =>
    onChange(value.map((option, index) => (index === at ? { ...option, ...part } : option)));
  const move = (at: number, by: 1 | -1) => {
    const moved = value[at];
    if (moved) onChange(value.toSpliced(at, 1).toSpliced(at + by, 0, moved));
  };
  const add = () => {
    const option = newOption();
    setAdded(option.key);
    onChange([...value, option]);
  };
  return (
    <Box role="group" aria-labelledby={id} aria-describedby={error ? `${id}-error` : undefined} onBlur={onBlur}>
      <Typography id={id} component="h2" variant="subtitle2" sx={{ mb: 0.5 }}>
        {label}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.25 }}>
        {t('options.hint')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {value.map((option, at) => (
          <Box component="li" key={option.key} sx={ROW}>
            <TextInput
              label={t('options.name', { number: at + 1 })}
              value={option.name}
              max={MAX_OPTION_NAME_LENGTH}
              // The added option is typed next.
              autoFocus={option.key === added}
              disabled={disabled}
              onChange={(name) => change(at, { name })}
            />
            <AmountInput
              label={t('options.price')}
              value={option.price}
              disabled={disabled}
              onChange={(price) => change(at, { price })}
            />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
              <FlagInput
                isTick
                label={t('options.default')}
                value={option.isDefault}
                disabled={disabled}
                onChange={(isDefault) => change(at, { isDefault })}
              />
              <FlagInput
                isTick
                label={t('options.active')}
                value={option.isActive}
                disabled={disabled}
                onChange={(isActive) => change(at, { isActive })}
              />
            </Box>
            {!disabled && (
              <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
                <IconButton
                  aria-label={t('options.up', { name: option.name })}
                  disabled={at === 0}
                  onClick={() => move(at, -1)}
                >
                  <ArrowUpward />
                </IconButton>
                <IconButton
                  aria-label={t('options.down', { name: option.name })}
                  disabled={at === value.length - 1}
                  onClick={() => move(at, 1)}
                >
                  <ArrowDownward />
                </IconButton>
                <IconButton
                  aria-label={t('options.remove', { name: option.name })}
                  disabled={value.length === 1}
                  onClick={() => onChange(value.toSpliced(at, 1))}
                >
                  <Close />
                </IconButton>
              </Box>
            )}
          </Box>
        ))}
      </Box>
      {!disabled && value.length < MAX_GROUP_OPTIONS && (
        <Button size="small" onClick={add} sx={{ minHeight: CONTROL }}>
          {t('options.add')}
        </Button>
      )}
      {error && (
        <FormHelperText id={`${id}-error`} error>
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}

const ROW = {
  display: 'grid',
  columnGap: 1.5,
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr) auto auto' },
  borderTop: { xs: '1px solid var(--line)', md: 0 },
  pt: { xs: 1, md: 0 },
} as const;
