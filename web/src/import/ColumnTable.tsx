import { Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { formatCount } from '@taem/domain/money/formatNumber.ts';
import { useId, useState } from 'react';
import { useLanguage } from '../app/i18n.ts';
import { textSize } from '../ui/tokens.ts';
import { useImportMessages } from './messages.ts';
import type { SheetColumn, TestedOutcome } from './sendImport.ts';

interface Props {
  readonly columns: readonly SheetColumn[];
  readonly fields: TestedOutcome['fields'];
  /** Whether the table includes columns that are left out. */
  readonly opensAll: boolean;
  readonly onMap: (place: number, field: string | null) => void;
}

const ROW = {
  ...{
    display: 'grid',
    alignItems: 'center',
    columnGap: 2,
    rowGap: 0.5,
    py: 1,
    borderBottom: 1,
    borderColor: 'divider',
  },
  gridTemplateColumns: { xs: 'minmax(0, 1fr) minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 3fr) minmax(0, 2fr)' },
};

/** The field that each column of a file is imported as, with sample values; columns that are left out are named below. */
export function ColumnTable({ columns, fields, opensAll, onMap }: Props) {
  const t = useImportMessages();
  // A column that is left out now stays in place: the user is working on it.
  const [first] = useState(() => columns.map(({ field }) => field !== null));
  const [isOpen, setIsOpen] = useState(opensAll);
  const places = [...columns.keys()];
  const taken = places.filter((place) => first[place]);
  const others = places.filter((place) => !first[place]);
  const names = others
    .flatMap((place) => (columns[place]?.field === null ? [columns[place].head] : []))
    .filter(Boolean);
  return (
    <Box sx={{ width: 1 }}>
      <Box
        aria-hidden
        sx={{ ...ROW, color: 'text.secondary', fontSize: textSize.small, display: { xs: 'none', sm: 'grid' } }}
      >
        <span>{t('columns.head')}</span>
        <span>{t('columns.samples')}</span>
        <span>{t('columns.field')}</span>
      </Box>
      <Box component="ul" aria-label={t('columns.title')} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {[...taken, ...(isOpen ? others : [])].map((place) => {
          const column = columns[place];
          return (
            column && <ColumnRow key={place} column={column} fields={fields} onMap={(field) => onMap(place, field)} />
          );
        })}
      </Box>
      {!isOpen && others.length > 0 && (
        <Box sx={{ py: 1 }}>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {t('columns.others', {
              count: others.length,
              n: formatCount(others.length),
              names: names.join(', '),
            })}
          </Typography>
          <Button color="inherit" size="small" onClick={() => setIsOpen(true)}>
            {t('columns.open')}
          </Button>
        </Box>
      )}
    </Box>
  );
}

interface RowProps {
  readonly column: SheetColumn;
  readonly fields: TestedOutcome['fields'];
  readonly onMap: (field: string | null) => void;
}

function ColumnRow({ column: { head, field, samples }, fields, onMap }: RowProps) {
  const t = useImportMessages();
  const language = useLanguage();
  const id = useId();
  const name = head || t('columns.unnamed');
  return (
    <Box component="li" sx={ROW}>
      <Typography id={`${id}head`} sx={{ fontWeight: field ? 600 : 400, overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Typography
        variant="body2"
        color="textSecondary"
        noWrap
        sx={{ gridRow: { xs: 2, sm: 'auto' }, gridColumn: { xs: '1 / -1', sm: 'auto' } }}
      >
        {samples.join(' · ') || t('columns.empty')}
      </Typography>
      <TextField
        select
        size="small"
        value={field ?? ''}
        onChange={({ target }) => onMap(target.value || null)}
        slotProps={{ select: { displayEmpty: true, labelId: `${id}head` } }}
        sx={field ? null : { '& .MuiSelect-select': { color: 'text.secondary' } }}
      >
        <MenuItem value="">{t('columns.leftOut')}</MenuItem>
        {fields.map((each) => (
          <MenuItem key={each.field} value={each.field}>
            {each.label[language]}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}
