import { Alert, Typography } from '@mui/material';
import { useImportMessages } from './messages.ts';
import type { Sheet } from './sendImport.ts';

const ENCODINGS = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-874': 'Windows-874',
  'windows-1252': 'Windows-1252',
} as const;
type Encoding = keyof typeof ENCODINGS;

const SEPARATORS = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' } as const;

/** How a file was read, in words. */
export function SheetFacts({
  sheet: { name, encoding, separator, heading_row, rows_above },
}: {
  readonly sheet: Sheet;
}) {
  const t = useImportMessages();
  const how =
    name === null
      ? t('read.text', { encoding: ENCODINGS[encoding as Encoding] ?? encoding, separator: separatorWord(separator) })
      : t('read.sheet', { name });
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
      {encoding === 'windows-1252' && <Alert severity="warning">{t('read.western')}</Alert>}
    </>
  );
}
