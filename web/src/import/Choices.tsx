import { Checkbox, FormControlLabel, FormGroup, Typography } from '@mui/material';
import { IMPORT_CHOICES } from '@taem/domain/import/importChoices.ts';
import { formatCount } from '@taem/domain/money/formatNumber.ts';
import { useLanguage } from '../app/i18n.ts';
import { useImportMessages } from './messages.ts';
import type { Choice } from './sendImport.ts';

interface Props {
  readonly choices: readonly Choice[];
  readonly onDecide: (key: string, value: boolean) => void;
}

/** The decisions about a file before it is imported. */
export function Choices({ choices, onDecide }: Props) {
  const t = useImportMessages();
  const language = useLanguage();
  return (
    <FormGroup>
      {choices.map(({ key, count, names, value }) => (
        <FormControlLabel
          key={key}
          control={<Checkbox checked={value} onChange={({ target }) => onDecide(key, target.checked)} />}
          label={
            <>
              {(IMPORT_CHOICES[key]?.[language] ?? key).replace('{n}', formatCount(count))}
              {names.length > 0 && (
                <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
                  {names.join(', ')}
                  {count > names.length && ` ${t('andMore', { n: formatCount(count - names.length) })}`}
                </Typography>
              )}
            </>
          }
        />
      ))}
    </FormGroup>
  );
}
