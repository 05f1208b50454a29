import { Box } from '@mui/material';
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
import { readAmount } from '@taem/domain/reading/amount.ts';
import { valueOr } from '@taem/domain/reading/reading.ts';
import { faultWords } from '@taem/domain/reading/words.ts';
import { useState } from 'react';
import { STATUSES } from '../app/contractValues.ts';
import { useLanguage } from '../app/i18n.ts';
import { useChangesMessages } from '../changes/messages.ts';
import { AmountInput } from '../form/fields/AmountInput.tsx';
import { ChoiceInput } from '../form/fields/ChoiceInput.tsx';
import { TextInput } from '../form/fields/TextInput.tsx';
import type { BulkEditAction } from '../gql/contract.ts';
import { useChoices } from './useChoices.ts';

/** A bulk edit as typed. */
export interface BulkChange {
  readonly field: string;
  readonly kind: BulkActionKind;
  readonly value: string;
  /** In THB. */
  readonly roundTo: number;
  readonly rounding: Rounding;
}

interface Props {
  readonly record: BulkRecord;
  readonly change: BulkChange;
  readonly onChange: (draft: BulkChange) => void;
}

/** The fields for what is changed, and how. */
export function BulkFields({ record, change: draft, onChange }: Props) {
  const t = useChangesMessages();
  const language = useLanguage();
  const { field, kind } = draft;
  const fields = bulkFields(record);
  const isAmount = kind === 'PERCENT' || kind === 'AMOUNT';
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2, pt: 1 }}>
      {fields.length > 1 && (
        <ChoiceInput
          label={t('bulk.field')}
          options={fields.map((name) => ({ id: name, name: record.fields[name]?.label[language] }))}
          value={field}
          onChange={(name) => onChange({ ...draft, field: name, kind: actionsOf(record, name)[0] ?? 'SET', value: '' })}
        />
      )}
      <ChoiceInput
        label={t('bulk.how')}
        options={actionsOf(record, field).map((id) => ({ id, name: t(`kind.${id}`) }))}
        value={kind}
        onChange={(next) => onChange({ ...draft, kind: next || kind, value: '' })}
      />
      <ValueField key={`${field} ${kind}`} record={record} change={draft} onChange={onChange} />
      {isAmount && (
        <Box sx={{ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: 2 }}>
          <ChoiceInput
            label={t('bulk.roundTo')}
            options={ROUND_TO.map((step) => toBaht(satang(step))).map((baht) => ({
              id: baht,
              name: baht === NOT_ROUNDED ? t('bulk.roundTo.0.01') : baht,
            }))}
            value={draft.roundTo}
            onChange={(roundTo) => onChange({ ...draft, roundTo: roundTo || NOT_ROUNDED })}
          />
          {draft.roundTo !== NOT_ROUNDED && (
            <ChoiceInput
              label={t('bulk.rounding')}
              options={ROUNDINGS.map((id) => ({ id, name: t(`rounding.${id}`) }))}
              value={draft.rounding}
              onChange={(rounding) => onChange({ ...draft, rounding: rounding || draft.rounding })}
            />
          )}
        </Box>
      )}
    </Box>
  );
}

/** THB. */
const NOT_ROUNDED = 0.01;

function ValueField({ record, change: draft, onChange }: Props) {
  const t = useChangesMessages();
  const language = useLanguage();
  const [isLeft, setLeft] = useState(false);
  const { field, kind, value } = draft;
  const declared = record.fields[field];
  const records = useChoices(kind === 'SET' && declared?.kind === 'reference' ? declared.of : null);
  const typed = {
    value,
    onChange: (next: string) => {
      setLeft(false);
      onChange({ ...draft, value: next });
    },
  };
  if (isTags(kind)) return <TextInput label={t('bulk.tags')} {...typed} />;
  if (isNumber(record, draft)) {
    const read = readAmount(value);
    return (
      <AmountInput
        label={t(kind === 'PERCENT' ? 'bulk.percent' : kind === 'AMOUNT' ? 'bulk.amount' : 'bulk.value')}
        unit={kind === 'PERCENT' ? '%' : undefined}
        error={isLeft && 'fault' in read ? faultWords(read.fault)[language] : undefined}
        onBlur={() => setLeft(true)}
        {...typed}
      />
    );
  }
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
  return <ChoiceInput label={t('bulk.value')} options={choices ?? []} {...typed} />;
}

const isTags = (kind: BulkActionKind) => kind === 'ADD_TAGS' || kind === 'REMOVE_TAGS';

const isNumber = (record: BulkRecord, { field, kind }: BulkChange): boolean =>
  !isTags(kind) && (kind !== 'SET' || record.fields[field]?.kind === 'money');

const actionsOf = (record: BulkRecord, field: string): readonly BulkActionKind[] => {
  const declared = record.fields[field];
  return declared ? bulkActions(declared) : [];
};

/** Returns the action in the contract's form; null while the input is incomplete or invalid. */
export function toAction(record: BulkRecord, draft: BulkChange): BulkEditAction | null {
  const { kind, roundTo, rounding } = draft;
  const value = draft.value.trim();
  if (value === '') return null;
  const none = { value: null, percent: null, amount: null, roundTo: null, rounding: null, tags: null };
  if (isTags(kind)) return { ...none, kind, tags: [value] };
  if (!isNumber(record, draft)) return { ...none, kind, value };
  const amount = valueOr(readAmount(value), null);
  if (amount === null) return null;
  const number = toBaht(amount);
  if (kind === 'SET') return { ...none, kind, value: String(number) };
  if (number === 0) return null;
  return { ...none, kind, roundTo, rounding, ...(kind === 'PERCENT' ? { percent: number } : { amount: number }) };
}
