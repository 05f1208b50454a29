import { Alert, Box, Stack, Typography } from '@mui/material';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { OwnInputProps } from '../../resources/Particulars.ts';
import { CONTROL, colours, radius, textSize } from '../../ui/tokens.ts';
import { useStockMessages } from '../messages.ts';
import { LINE_FIELDS, type Line, NUMBERS } from './Line.ts';
import { LineRow } from './LineRow.tsx';
import { LineTotals } from './LineTotals.tsx';
import { ProductFinder } from './ProductFinder.tsx';
import { useProductFinder } from './useProductFinder.ts';

/** The lines of a delivery: searched, counted and priced without leaving the keyboard. */
export function LinesInput({ label, value, onChange, error, disabled }: OwnInputProps<readonly Line[]>) {
  const t = useStockMessages();
  const finder = useProductFinder(value, onChange);
  const entry = useRef<HTMLInputElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  // A row that is not redrawn has earlier handlers, so these must read the latest value.
  const latest = useRef(value);
  latest.current = value;

  useEffect(() => {
    const line = value.find(({ productId }) => productId === chosen);
    if (!line) return;
    const field = table.current?.querySelector<HTMLInputElement>(`[data-line="${line.key}"] input`);
    field?.focus();
    field?.select();
    setChosen(null);
  }, [chosen, value]);

  /** Enter moves on: along the row, and from its end back to the product search. */
  const goOn = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (!(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    const fields = [...(event.target.closest('tr')?.querySelectorAll('input') ?? [])];
    const next = fields[fields.indexOf(event.target) + (event.shiftKey ? -1 : 1)];
    const goal = next ?? entry.current;
    goal?.focus();
    if (next) next.select();
  };

  return (
    <Stack component="section" aria-label={label} sx={{ gap: 2 }}>
      <ProductFinder finder={finder} inputRef={entry} onChosen={setChosen} disabled={disabled} />
      {error && value.length === 0 && <Alert severity="error">{error}</Alert>}
      {value.length === 0 ? (
        <Typography color="textSecondary" sx={{ py: 2 }}>
          {t('lines.none')}
        </Typography>
      ) : (
        <Box sx={LINES}>
          <table ref={table} aria-label={t('lines.label')} onKeyDown={goOn}>
            <thead>
              <tr>
                <th scope="col">{t('line.product')}</th>
                {LINE_FIELDS.map((field) => (
                  <th key={field} scope="col" data-number={NUMBERS.has(field) || undefined}>
                    {t(`line.${field}`)}
                  </th>
                ))}
                <th />
              </tr>
            </thead>
            <tbody>
              {value.map((line) => (
                <LineRow
                  key={line.key}
                  line={line}
                  isChecked={error !== undefined}
                  disabled={disabled}
                  onChange={(changed) =>
                    onChange(latest.current.map((each) => (each.key === line.key ? changed : each)))
                  }
                  onRemove={() => onChange(latest.current.filter((each) => each.key !== line.key))}
                />
              ))}
            </tbody>
          </table>
        </Box>
      )}
      <Box aria-live="polite">
        <LineTotals lines={value} />
      </Box>
    </Stack>
  );
}

const BELOW = { display: 'block', fontSize: textSize.small, fontWeight: 400 } as const;
const PHONE = '@media (width < 900px)';

/** One style rule for the whole table, as a delivery has hundreds of lines. */
const LINES = {
  overflowX: 'auto',
  '& table': { width: 1, minWidth: 900, borderCollapse: 'collapse', [PHONE]: { minWidth: 0 } },
  '& th, & td': {
    ...{ px: 0.5, py: 0.75, textAlign: 'start', verticalAlign: 'top' },
    borderBottom: `1px solid ${colours.line}`,
  },
  '& thead th': { bgcolor: colours.sunken, color: 'text.secondary', fontSize: textSize.small, fontWeight: 650 },
  '& tbody th': { minWidth: 150, pt: 1, fontWeight: 600 },
  '& [data-code]': { ...BELOW, color: 'text.secondary' },
  '& input': {
    ...{ width: 1, minWidth: 72, minHeight: CONTROL, px: 1, font: 'inherit' },
    ...{ border: `1px solid ${colours.lineStrong}`, borderRadius: radius.control },
    ...{ bgcolor: colours.card, color: colours.ink },
  },
  '& input[aria-invalid=true]': { borderColor: colours.error },
  '& thead [data-number], & input[data-number]': { textAlign: 'end' },
  '& [data-problem]': { ...BELOW, color: 'error.main' },
  [PHONE]: {
    '& thead': { display: 'none' },
    '& tr': {
      ...{ display: 'grid', gridTemplateColumns: '1fr 1fr', rowGap: 0.5, columnGap: 1, py: 1 },
      borderBottom: `1px solid ${colours.line}`,
    },
    '& tbody th, & tbody td': { border: 0, p: 0 },
    '& tbody th': { gridColumn: '1 / -1' },
    '& td:last-child': { justifySelf: 'end', alignSelf: 'end' },
    '& td[data-label]::before': { content: 'attr(data-label)', color: 'text.secondary', fontSize: textSize.small },
  },
} as const;
