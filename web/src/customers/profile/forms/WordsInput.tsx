import Add from '@mui/icons-material/Add';
import { Button, FormHelperText, Stack, TextField, Typography } from '@mui/material';
import type { OwnInputProps } from '../../../resources/Particulars.ts';
import { useProfileMessages } from '../messages.ts';

interface Props extends OwnInputProps<readonly string[]> {
  /** Minimum number of inputs (CUST-64). */
  readonly slots: number;
  readonly most: number;
  readonly maxLength: number;
}

/** A few words, one per input. An empty input is dropped, so a word is removed by emptying it. */
export function WordsInput({ slots, most, maxLength, label, value, onChange, onBlur, error, disabled }: Props) {
  const t = useProfileMessages();
  const inputs = Math.min(Math.max(slots, value.length), most);
  const words = Array.from({ length: inputs }, (_, index) => value[index] ?? '');
  // An older record may have thousands; changing one warns first that the others will be removed.
  const more = value.length - inputs;
  const change = (index: number, word: string) => onChange(words.map((each, at) => (at === index ? word : each)));
  return (
    <Stack role="group" aria-label={label} sx={{ gap: 1 }}>
      <Typography variant="body2" color="textSecondary" aria-hidden>
        {label}
      </Typography>
      {words.map((word, index) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: an input is its place in the list.
          key={index}
          fullWidth
          value={word}
          disabled={disabled}
          error={error !== undefined}
          onChange={({ target }) => change(index, target.value)}
          onBlur={onBlur}
          slotProps={{ htmlInput: { maxLength, 'aria-label': t('words.nth', { what: label, nth: index + 1 }) } }}
        />
      ))}
      {more > 0 && <FormHelperText>{t('words.more', { count: more, most })}</FormHelperText>}
      {error && (
        <FormHelperText error role="alert">
          {error}
        </FormHelperText>
      )}
      {words.length < most && (
        <Button
          startIcon={<Add />}
          disabled={disabled}
          aria-label={t('words.addTo', { what: label })}
          onClick={() => onChange([...words, ''])}
          sx={{ alignSelf: 'start' }}
        >
          {t('words.add')}
        </Button>
      )}
    </Stack>
  );
}
