import { Typography } from '@mui/material';
import { revenueTarget } from '@taem/domain/insight/targets/revenueTarget.ts';
import { formOf, type Rule } from '@taem/domain/record/formOf.ts';
import { useLanguage } from '../../app/i18n.ts';
import type { OwnField, Particulars } from '../../resources/Particulars.ts';
import type { Row } from '../../resources/RecordScreens.ts';
import { MonthInput, monthName, presentMonth } from './MonthInput.tsx';
import { messages, useTargetMessages } from './messages.ts';

const month: OwnField<string> = {
  empty: presentMonth(),
  isHalf: true,
  of: (row) => String(row.month ?? ''),
  rule: formOf(revenueTarget, 'create').shape.month as Rule,
  input: (read: string) => read,
  Input: MonthInput,
  Show: ({ value }) => monthName(value, useLanguage()),
};

const branchOf = (row: Row) => (row.branch as { name: string } | null)?.name;

/** A target without a branch is that of the whole shop, and says so. */
export const targetParticulars: Particulars = {
  own: { month },
  title: (row, language) =>
    `${monthName(String(row.month), language)} · ${branchOf(row) ?? messages[language]['target.wholeShop']}`,
  Below: ({ row }) => (row ? null : <Hint />),
  cells: { branchId: ({ row }) => <Branch row={row} /> },
};

function Hint() {
  const t = useTargetMessages();
  return (
    <Typography color="textSecondary" variant="body2">
      {t('target.hint')}
    </Typography>
  );
}

function Branch({ row }: { readonly row: Row }) {
  const t = useTargetMessages();
  return branchOf(row) ?? t('target.wholeShop');
}
