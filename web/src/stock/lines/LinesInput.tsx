import { Alert, Box, Stack, Typography } from '@mui/material';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { OwnInputProps } from '../../resources/Particulars.ts';
import { useStockMessages } from '../messages.ts';
import { LINE_FIELDS, type Line, NUMBERS } from './Line.ts';
import { LineRow } from './LineRow.tsx';
import { LineTotals } from './LineTotals.tsx';
import css from './lines.module.css';
import { ProductFinder } from './ProductFinder.tsx';
import { useProductFinder } from './useProductFinder.ts';

/** The lines of a delivery: found, counted and priced without leaving the keyboard. */
export function LinesInput({ label, value, onChange, error, disabled }: OwnInputProps<readonly Line[]>) {
  const t = useStockMessages();
  const finder = useProductFinder(value, onChange);
  const entry = useRef<HTMLInputElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  // A row that is not drawn again has handlers of an earlier time.
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

  /** Enter goes on: along the row, and from its end back to finding the next product. */
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
        <Box sx={{ overflowX: 'auto' }}>
          <table ref={table} className={css.lines} aria-label={t('lines.label')} onKeyDown={goOn}>
            <thead>
              <tr>
                <th scope="col">{t('line.product')}</th>
                {LINE_FIELDS.map((field) => (
                  <th key={field} scope="col" className={NUMBERS.has(field) ? css.number : undefined}>
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
