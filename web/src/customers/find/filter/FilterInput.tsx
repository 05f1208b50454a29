import { InputAdornment, TextField } from '@mui/material';
import { BUYER_GROUPS } from '@taem/domain/customers/find/buyerGroups.ts';
import { texts } from '@taem/domain/form/filterCodecs.ts';
import { NON_ACTIVE_START } from '@taem/domain/limits.ts';
import { writtenDay } from '@taem/domain/time/writtenDay.ts';
import { useMemo } from 'react';
import { useLanguage } from '../../../app/i18n.ts';
import { said } from '../../../app/said.ts';
import { useSession } from '../../../app/session.ts';
import { TagsInput as TagsField } from '../../../form/fields/TagsInput.tsx';
import { DaysField } from '../../../list/DaysField.tsx';
import { ChoiceField, ManyField } from '../../../list/filterFields.tsx';
import { ProductsChooser } from '../../../resources/ProductsChooser.tsx';
import { useFindMessages } from '../messages.ts';
import { endOf, type FilterDraft } from './filterDraft.ts';
import type { FilterField, FilterKind } from './filterFields.ts';
import { type DraftInputProps, RangeInput } from './RangeInput.tsx';
import { useFilterChoices } from './useFilterChoices.ts';
import { GENDERS, STATUSES, useFilterWords } from './useFilterWords.ts';

export interface FilterInputProps {
  readonly field: FilterField;
  readonly draft: FilterDraft;
  readonly problem: string | undefined;
  readonly onChange: (changes: FilterDraft) => void;
}

const FIXED_CHOICES: Partial<Record<FilterKind, readonly string[]>> = {
  birthday: ['0', '6', '30'],
  status: STATUSES,
  group: BUYER_GROUPS,
};

/** The field of one condition of the filter, by its kind. */
export function FilterInput({ field, draft, problem, onChange }: FilterInputProps) {
  const { name, kind } = field;
  const t = useFindMessages();
  const language = useLanguage();
  const { branches } = useSession();
  const words = useFilterWords();
  const choices = useFilterChoices(name);
  const error = problem && said(problem, language);
  const shared = { label: words.label(name), draft, name, error, onChange };
  if (kind === 'whole' || kind === 'amount') return <RangeInput {...shared} isAmount={kind === 'amount'} />;
  if (kind === 'days') {
    const [from, to] = [endOf(name, 'from'), endOf(name, 'to')];
    return (
      <DaysField
        label={shared.label}
        value={{ days: draft[name] ?? '', from: draft[from] ?? '', to: draft[to] ?? '' }}
        error={error}
        isStacked
        onChange={(chosen) => onChange({ [name]: chosen.days, [from]: chosen.from, [to]: chosen.to })}
      />
    );
  }
  if (kind === 'texts') return <TagsInput {...shared} />;
  if (name === 'boughtProducts')
    return (
      <ProductsChooser
        value={draft[name] ?? ''}
        onChoose={(chosen) => shared.onChange({ [name]: chosen })}
        label={shared.label}
        helperText={shared.error ?? t('hint.products')}
        isWrong={Boolean(shared.error)}
      />
    );
  // MGMT-38 A list of choices that cannot be loaded is not drawn.
  const chosen = { label: shared.label, value: draft[name] ?? '', error, sx: WHOLE_CELL };
  const choose = (value: string) => onChange({ [name]: value });
  // CUST-08 Choosing none of them means all of them.
  const any = t(name === 'tierIds' ? 'filter.allTiers' : name === 'tiersNot' ? 'filter.none' : 'filter.any');
  if (kind === 'ids') return choices && <ManyField {...chosen} any={any} choices={choices} onChoose={choose} />;
  const named = (ids: readonly string[]) => ids.map((id) => ({ id, name: words.value(name, id) }));
  if (kind === 'genders') return <ManyField {...chosen} any={any} choices={named(GENDERS)} onChoose={choose} />;
  if (kind === 'months') {
    return (
      <TextField
        label={shared.label}
        value={draft[name] ?? ''}
        error={Boolean(error)}
        helperText={
          error ??
          (name === 'nonActiveMonths'
            ? t('hint.nonActiveMonths', { day: writtenDay(NON_ACTIVE_START, language) })
            : t('hint.activeMonths'))
        }
        onChange={({ target }) => onChange({ [name]: target.value })}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { inputMode: 'numeric', autoComplete: 'off', maxLength: 3 },
          input: { endAdornment: <InputAdornment position="end">{t('unit.months')}</InputAdornment> },
        }}
      />
    );
  }
  const allowed = kind === 'branch' ? branches.map(({ id }) => id) : (FIXED_CHOICES[kind] ?? []);
  const options = chosen.value && !allowed.includes(chosen.value) ? [...allowed, chosen.value] : allowed;
  return <ChoiceField {...chosen} any={any} choices={named(options)} onChoose={choose} />;
}

const WHOLE_CELL = { width: 1, maxWidth: 'none' } as const;

const read = (typed: string) => [...new Set(typed.split(',').map((text) => text.trim()))].filter(Boolean);

/** Tags to search for, as they were written. */
function TagsInput({ label, name, draft, error, onChange }: DraftInputProps) {
  const t = useFindMessages();
  const written = draft[name] ?? '';
  const tags = useMemo(() => texts.read(written) ?? [], [written]);
  return (
    <TagsField
      {...{ label, read, error }}
      value={tags}
      hint={t('hint.tags')}
      onChange={(changed) => onChange({ [name]: texts.write([...changed]) })}
    />
  );
}
