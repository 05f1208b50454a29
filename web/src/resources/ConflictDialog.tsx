import {
  Button,
  DialogActions,
  DialogContent,
  DialogContentText,
  Radio,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@mui/material';
import { formatPhone } from '@taem/domain/person/phone.ts';
import { writtenDay } from '@taem/domain/time/writtenDay.ts';
import { useState } from 'react';
import { useLanguage } from '../app/i18n.ts';
import { type FormValues, isSame } from '../form/values.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { NOTHING } from '../ui/nothing.ts';
import type { FormField } from './formValues.ts';
import { useResourceMessages } from './messages.ts';
import { namedIn } from './namedIn.ts';
import { SubDistrictName } from './place/SubDistrictName.tsx';
import type { Row } from './RecordScreens.ts';
import { useChoices } from './useChoices.ts';

interface Props {
  readonly fields: readonly FormField[];
  /** The values of the record when the form was opened. */
  readonly base: FormValues;
  readonly mine: FormValues;
  readonly theirs: FormValues;
  /** The current record. */
  readonly row: unknown;
  /** Called with the values of this user that replace the other's. */
  readonly onUse: (chosen: FormValues) => void;
  readonly onClose: () => void;
}

/**
 * Displayed when two people changed one record: chooses, field by field, what to keep. Fields that only one of them changed
 * are already chosen.
 */
export function ConflictDialog({ fields, base, mine, theirs, row, onUse, onClose }: Props) {
  const t = useResourceMessages();
  const language = useLanguage();
  const differing = fields.filter(({ name, own }) => !own?.isSecret && !isSame(mine[name], theirs[name]));
  const [kept, setKept] = useState(
    () => new Set(differing.flatMap(({ name }) => (isSame(mine[name], base[name]) ? [] : [name]))),
  );
  const choose = (name: string, isMine: boolean) => {
    const next = new Set(kept);
    if (isMine) next.add(name);
    else next.delete(name);
    setKept(next);
  };
  return (
    <Dialog title={t('conflict.title')} maxWidth="md" onClose={onClose}>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{t('conflict.text')}</DialogContentText>
        <Table size="small" sx={STACKED}>
          <TableHead>
            <TableRow>
              {(['field', 'base', 'mine', 'theirs'] as const).map((column) => (
                <TableCell key={column}>{t(`conflict.${column}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {differing.map((each) => {
              const { name, field } = each;
              const label = field.label[language];
              return (
                <TableRow key={name}>
                  <TableCell component="th" scope="row">
                    {label}
                  </TableCell>
                  <TableCell data-label={t('conflict.base')}>
                    <Value {...each} value={base[name]} row={row as Row} />
                  </TableCell>
                  {[true, false].map((isMine) => (
                    <TableCell
                      key={String(isMine)}
                      data-label={t(isMine ? 'conflict.mine' : 'conflict.theirs')}
                      onClick={() => choose(name, isMine)}
                      sx={{ cursor: 'pointer' }}
                    >
                      <Radio
                        checked={kept.has(name) === isMine}
                        onChange={() => choose(name, isMine)}
                        slotProps={{
                          input: {
                            'aria-label': t(isMine ? 'conflict.useMine' : 'conflict.useTheirs', { field: label }),
                          },
                        }}
                      />
                      <Value {...each} value={(isMine ? mine : theirs)[name]} row={row as Row} />
                    </TableCell>
                  ))}
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" onClick={onClose}>
          {t('form.cancel')}
        </Button>
        <Button
          variant="contained"
          autoFocus
          onClick={() => onUse(Object.fromEntries([...kept].map((name) => [name, mine[name]])))}
        >
          {t('conflict.use')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Four columns do not fit a phone: there each field is a block, and each value names its owner. */
const STACKED = {
  '& .MuiTableCell-root': { overflowWrap: 'anywhere' },
  '@media (width < 600px)': {
    '& thead': { display: 'none' },
    '&, & tbody, & tr, & .MuiTableCell-root': { display: 'block', px: 0, height: 'auto' },
    '& .MuiTableCell-root': { border: 0, py: 0.5 },
    '& th': { fontWeight: 650 },
    '& td.MuiTableCell-root': { display: 'grid', gridTemplateColumns: '72px auto 1fr', alignItems: 'center' },
    '& td::before': { content: 'attr(data-label)', color: 'text.secondary' },
    '& tr': { borderBottom: 1, borderColor: 'divider', py: 1 },
  },
} as const;

function Value({ field, own, value, row }: FormField & { value: unknown; row: Row }) {
  const t = useResourceMessages();
  const language = useLanguage();
  const choices = useChoices(field.kind === 'reference' && !field.partOf ? field.of : null);
  if (own) return <own.Show value={value} row={row as Row} />;
  if (value === '' || value === undefined) return NOTHING;
  if (field.kind === 'reference' && field.of === 'SubDistrict') return <SubDistrictName id={String(value)} />;
  if (typeof value === 'boolean') return t(value ? 'flag.true' : 'flag.false');
  if (field.kind === 'date') return writtenDay(String(value), language) || String(value);
  if (field.kind === 'phone') return formatPhone(String(value));
  if (field.kind === 'status') return t(value === 'Active' ? 'status.Active' : 'status.Inactive');
  const chosen = choices?.find(({ id }) => id === value)?.name;
  return chosen ? namedIn(chosen, field, language) : String(value);
}
