import { Alert, MenuItem, TextField, Typography } from '@mui/material';
import { formatCount } from '@taem/domain/money/formatNumber.ts';
import { useImportMessages } from './messages.ts';
import type { OtherSheet, Sheet } from './sendImport.ts';

const ENCODINGS = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-874': 'Windows-874',
  'windows-1252': 'Windows-1252',
} as const;
type Encoding = keyof typeof ENCODINGS;

const SEPARATORS = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' } as const;

/** States how a file was read. */
export function SheetFacts({
  sheet: { name, encoding, separator, heading_row, rows_above },
  others,
  onSheet,
}: {
  readonly sheet: Sheet;
  readonly others: readonly OtherSheet[];
  readonly onSheet: (name: string) => void;
}) {
  const t = useImportMessages();
  const how =
    name === null
      ? t('read.text', { encoding: ENCODINGS[encoding as Encoding] ?? encoding, separator: separatorWord(separator) })
      : t('read.sheet', { name });
  const titleOf = ({ name, rows, is_hidden }: OtherSheet) =>
    t(is_hidden ? 'read.hiddenOther' : 'read.other', { count: rows, name, rows: formatCount(rows) });
  function separatorWord(sign: string | null): string {
    const word = SEPARATORS[sign as keyof typeof SEPARATORS];
    return word ? t(`separator.${word}`) : `“${sign}”`;
  }
  return (
    <>
      <Typography>
        {how} {t('read.heading', { row: heading_row })}
        {rows_above.length > 0 && ` ${t('read.above', { rows: rows_above.join(' · ') })}`}
      </Typography>
      {name !== null && others.length > 0 && (
        <>
          <Alert severity="warning">{t('read.others', { sheets: others.map(titleOf).join(', ') })}</Alert>
          <TextField
            select
            size="small"
            label={t('read.choose')}
            value={name}
            onChange={({ target }) => onSheet(target.value)}
            sx={{ minWidth: 240, maxWidth: 1 }}
          >
            <MenuItem value={name}>{name}</MenuItem>
            {others.map((other) => (
              <MenuItem key={other.name} value={other.name}>
                {titleOf(other)}
              </MenuItem>
            ))}
          </TextField>
        </>
      )}
      {encoding === 'windows-1252' && <Alert severity="warning">{t('read.western')}</Alert>}
    </>
  );
}
