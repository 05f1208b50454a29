import { Box, MenuItem, TextField } from '@mui/material';
import {
  type BulkActionKind,
  type BulkRecord,
  bulkActions,
  bulkFields,
  ROUND_TO,
  ROUNDINGS,
  type Rounding,
} from '@taem/domain/changes/bulkEdit.ts';
import { satang, toBaht } from '@taem/domain/money/money.ts';
import { STATUSES } from '../app/contractValues.ts';
import { useLanguage } from '../app/i18n.ts';
import { useChangesMessages } from '../changes/messages.ts';
import type { BulkEditAction } from '../gql/contract.ts';
import { useChoices } from './useChoices.ts';

/** A change of many records as it is typed. */
export interface BulkChange {
  readonly field: string;
  readonly kind: BulkActionKind;
  readonly value: string;
  /** THB. */
  readonly roundTo: number;
  readonly rounding: Rounding;
}

interface Props {
  readonly record: BulkRecord;
  readonly change: BulkChange;
  readonly onChange: (draft: BulkChange) => void;
}

/** What is changed, and how. */
export function BulkFields({ record, change: draft, onChange }: Props) {
  const t = useChangesMessages();
  const language = useLanguage();
  const { field, kind } = draft;
  const fields = bulkFields(record);
  const kinds = actionsOf(record, field);
  const isAmount = kind === 'PERCENT' || kind === 'AMOUNT';
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2, pt: 1 }}>
      {fields.length > 1 && (
        <TextField
          select
          label={t('bulk.field')}
          value={field}
          onChange={({ target: { value } }) =>
            onChange({ ...draft, field: value, kind: actionsOf(record, value)[0] ?? 'SET', value: '' })
          }
        >
          {fields.map((name) => (
            <MenuItem key={name} value={name}>
              {record.fields[name]?.label[language]}
            </MenuItem>
          ))}
        </TextField>
      )}
      <TextField
        select
        label={t('bulk.how')}
        value={kind}
        onChange={({ target }) => onChange({ ...draft, kind: target.value as BulkActionKind, value: '' })}
      >
        {kinds.map((each) => (
          <MenuItem key={each} value={each}>
            {t(`kind.${each}`)}
          </MenuItem>
        ))}
      </TextField>
      <ValueField record={record} change={draft} onChange={onChange} />
      {isAmount && (
        <Box sx={{ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: 2 }}>
          <TextField
            select
            label={t('bulk.roundTo')}
            value={draft.roundTo}
            onChange={({ target }) => onChange({ ...draft, roundTo: Number(target.value) })}
          >
            {ROUND_TO.map((step) => toBaht(satang(step))).map((baht) => (
              <MenuItem key={baht} value={baht}>
                {baht === 0.01 ? t('bulk.roundTo.0.01') : baht}
              </MenuItem>
            ))}
          </TextField>
          {draft.roundTo !== 0.01 && (
            <TextField
              select
              label={t('bulk.rounding')}
              value={draft.rounding}
              onChange={({ target }) => onChange({ ...draft, rounding: target.value as Rounding })}
            >
              {ROUNDINGS.map((each) => (
                <MenuItem key={each} value={each}>
                  {t(`rounding.${each}`)}
                </MenuItem>
              ))}
            </TextField>
          )}
        </Box>
      )}
    </Box>
  );
}

function ValueField({ record, change: draft, onChange }: Props) {
  const t = useChangesMessages();
  const { field, kind, value } = draft;
  const declared = record.fields[field];
  const records = useChoices(kind === 'SET' && declared?.kind === 'reference' ? declared.of : null);
  const choices =
    declared?.kind === 'status'
      ? Object.values(STATUSES).map((status) => ({
          id: status as string,
          name: t(status === STATUSES.Active ? 'value.Active' : 'value.Inactive'),
        }))
      : declared?.kind === 'flag'
        ? [
            { id: 'true', name: t('value.true') },
            { id: 'false', name: t('value.false') },
          ]
        : records;
  const label = t(
    kind === 'PERCENT'
      ? 'bulk.percent'
      : kind === 'AMOUNT'
        ? 'bulk.amount'
        : kind === 'SET'
          ? 'bulk.value'
          : 'bulk.tags',
  );
  const change = (next: string) => onChange({ ...draft, value: next });
  if (kind === 'SET' && declared?.kind !== 'money') {
    return (
      <TextField select label={label} value={value} onChange={({ target }) => change(target.value)}>
        {(choices ?? []).map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    );
  }
  const inputMode = kind === 'ADD_TAGS' || kind === 'REMOVE_TAGS' ? 'text' : 'decimal';
  return (
    <TextField
      label={label}
      value={value}
      onChange={({ target }) => change(target.value)}
      slotProps={{ htmlInput: { inputMode, autoComplete: 'off' } }}
    />
  );
}

const actionsOf = (record: BulkRecord, field: string): readonly BulkActionKind[] => {
  const declared = record.fields[field];
  return declared ? bulkActions(declared) : [];
};

/** The action as the contract has it; null while what is typed is not one yet. */
export function toAction(record: BulkRecord, draft: BulkChange): BulkEditAction | null {
  const { kind, roundTo, rounding } = draft;
  const value = draft.value.trim();
  if (value === '') return null;
  const none = { value: null, percent: null, amount: null, roundTo: null, rounding: null, tags: null };
  if (kind === 'ADD_TAGS' || kind === 'REMOVE_TAGS') return { ...none, kind, tags: [value] };
  const number = Number(value.replaceAll(',', ''));
  const isMoney = record.fields[draft.field]?.kind === 'money';
  if (kind === 'SET') {
    if (isMoney && !isAmount(value, number)) return null;
    return { ...none, kind, value: isMoney ? String(number) : value };
  }
  if (!isAmount(value, number) || number === 0) return null;
  return { ...none, kind, roundTo, rounding, ...(kind === 'PERCENT' ? { percent: number } : { amount: number }) };
}

const isAmount = (text: string, number: number): boolean =>
  Number.isFinite(number) && /^[-+]?[\d,]*\.?\d{0,2}$/.test(text);
