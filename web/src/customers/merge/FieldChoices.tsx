import { Box, Radio, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { PersonPicture } from '../../ui/Picture.tsx';
import { textSize } from '../../ui/tokens.ts';
import type { MergeAccountFragment } from '../gql/graphql.ts';
import { useMergeMessages } from './messages.ts';
import { type DifferingField, useFieldText } from './useFieldText.ts';

export type Choice = DifferingField['suggested'];
export type Choices = Readonly<Partial<Record<DifferingField['field'], Choice>>>;

interface Props {
  readonly fields: readonly DifferingField[];
  readonly accounts: Readonly<Record<'kept' | 'merged', MergeAccountFragment>>;
  readonly choices: Choices;
  readonly onChoose: (field: DifferingField['field'], choice: Choice) => void;
}

/** Chooses, field by field, which account's value is kept. */
export function FieldChoices({ fields, accounts, choices, onChoose }: Props) {
  const t = useMergeMessages();
  const heads = { KEPT: t('account.kept'), MERGED: t('account.merged'), BOTH: t('compare.both') };
  const hasBoth = fields.some(({ both }) => both);
  const columns: readonly Choice[] = hasBoth ? ['KEPT', 'MERGED', 'BOTH'] : ['KEPT', 'MERGED'];
  return (
    <Table aria-label={t('compare.fields')} sx={STACKED}>
      <TableHead sx={{ bgcolor: 'grey.50' }}>
        <TableRow>
          <TableCell sx={{ width: '18%' }}>{t('compare.field')}</TableCell>
          {columns.map((column) => (
            <TableCell key={column}>{heads[column]}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {fields.map((each) => {
          const { field, suggested, both } = each;
          const name = t(`field.${field}`);
          return (
            <TableRow key={field}>
              <TableCell component="th" scope="row" sx={{ fontWeight: 600 }}>
                {name}
              </TableCell>
              {columns.map((column) =>
                column === 'BOTH' && !both ? (
                  <TableCell key={column} className="none" />
                ) : (
                  <TableCell key={column} data-label={heads[column]} onClick={() => onChoose(field, column)}>
                    <Box sx={{ display: 'flex', alignItems: 'center', cursor: 'pointer' }}>
                      <Radio
                        name={field}
                        checked={(choices[field] ?? suggested) === column}
                        onChange={() => onChoose(field, column)}
                        slotProps={{
                          input: { 'aria-label': t('compare.use', { field: name, whose: heads[column] }) },
                        }}
                      />
                      <Value field={each} column={column} accounts={accounts} />
                    </Box>
                  </TableCell>
                ),
              )}
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}

function Value({
  field: { field, kept, merged, both },
  column,
  accounts,
}: {
  readonly field: DifferingField;
  readonly column: Choice;
  readonly accounts: Props['accounts'];
}) {
  const t = useMergeMessages();
  const textOf = useFieldText();
  const account = accounts[column === 'MERGED' ? 'merged' : 'kept'];
  if (field === 'PORTRAIT' && account.imageUrl)
    return <PersonPicture src={account.imageUrl} name={account.firstname} sx={{ width: 52, height: 52 }} />;
  const lines = textOf(field, { KEPT: kept, MERGED: merged, BOTH: both ?? [] }[column]);
  if (lines.length === 0) return <Typography color="textSecondary">{t('compare.empty')}</Typography>;
  return (
    <div>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </div>
  );
}

/** Four columns do not fit a phone: there each field is a block, and each value names its account. */
const STACKED = {
  tableLayout: 'fixed',
  '& .MuiTableCell-root': { overflowWrap: 'anywhere', py: 0.75 },
  '& tbody tr:last-of-type .MuiTableCell-root': { borderBottom: 0 },
  '@media (width < 700px)': {
    '& thead': { display: 'none' },
    '&, & tbody, & tr, & .MuiTableCell-root': { display: 'block', width: 'auto', height: 'auto' },
    '& .MuiTableCell-root': { border: 0, px: 2, py: 0.25 },
    '& td.none': { display: 'none' },
    '& td::before': { content: 'attr(data-label)', color: 'text.secondary', fontSize: textSize.small },
    '& tr': { borderBottom: 1, borderColor: 'divider', py: 1.5 },
  },
} as const;
