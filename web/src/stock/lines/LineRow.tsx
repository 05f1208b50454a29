import Close from '@mui/icons-material/CloseRounded';
import { IconButton } from '@mui/material';
import { formatMoney } from '@taem/domain/money/formatNumber.ts';
import { fromBaht } from '@taem/domain/money/money.ts';
import { memo } from 'react';
import { useLanguage } from '../../app/i18n.ts';
import { said } from '../../app/said.ts';
import { useStockMessages } from '../messages.ts';
import { LINE_FIELDS, type Line, lineErrors, NUMBERS } from './Line.ts';

interface Props {
  readonly line: Line;
  /** Whether the form was submitted, so that missing values are reported too. */
  readonly isChecked: boolean;
  readonly disabled: boolean;
  readonly onChange: (line: Line) => void;
  readonly onRemove: () => void;
}

/** One product of a delivery; of hundreds only the edited one is redrawn. */
export const LineRow = memo(function LineRow({ line, isChecked, disabled, onChange, onRemove }: Props) {
  const t = useStockMessages();
  const language = useLanguage();
  const errors = lineErrors(line);
  return (
    <tr data-line={line.key}>
      <th scope="row">
        {line.name}
        <span data-code>
          {line.code}
          {line.price !== null && ` · ${formatMoney(fromBaht(line.price))}`}
        </span>
      </th>
      {LINE_FIELDS.map((field) => {
        const message = line[field] !== '' || isChecked ? errors[field] : undefined;
        const words = said(message, language);
        const name = t('line.of', { field: t(`line.${field}`), name: line.name });
        return (
          <td key={field} data-label={t(`line.${field}`)}>
            <input
              value={line[field]}
              disabled={disabled}
              aria-label={name}
              aria-invalid={message !== undefined}
              title={words}
              inputMode={field === 'qty' ? 'numeric' : NUMBERS.has(field) ? 'decimal' : undefined}
              data-number={NUMBERS.has(field) || undefined}
              onChange={({ target }) => onChange({ ...line, [field]: target.value })}
            />
            {words && <span data-problem>{words}</span>}
          </td>
        );
      })}
      <td>
        <IconButton aria-label={t('line.remove', { name: line.name })} disabled={disabled} onClick={onRemove}>
          <Close />
        </IconButton>
      </td>
    </tr>
  );
}, isSameLine);

/** Whether a row needs no redraw. Handlers are ignored: they change with every key, but do the same. */
function isSameLine(before: Props, after: Props): boolean {
  return before.line === after.line && before.isChecked === after.isChecked && before.disabled === after.disabled;
}
