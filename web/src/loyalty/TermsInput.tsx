import { Box, Typography } from '@mui/material';
import { offerTermsForm } from '@taem/domain/loyalty/offerForm.ts';
import type { OfferTerms } from '@taem/domain/loyalty/offerTerms.ts';
import { termsSentence } from '@taem/domain/loyalty/termsSentence.ts';
import { WEEK, weekdayName } from '@taem/domain/time/writtenDay.ts';
import { useState } from 'react';
import { useLanguage } from '../app/i18n.ts';
import { ManyInput } from '../form/fields/ManyInput.tsx';
import { TextInput } from '../form/fields/TextInput.tsx';
import type { OwnField, OwnInputProps } from '../resources/Particulars.ts';
import type { Row } from '../resources/RecordScreens.ts';
import { useChoices } from '../resources/useChoices.ts';
import { MomentField } from '../ui/MomentField.tsx';
import { WHOLE_BILL } from './goodsEntry.ts';
import { useLoyaltyMessages } from './messages.ts';
import { SentenceGroup } from './sentence/SentenceGroup.tsx';
import { TextAction } from './sentence/TextAction.tsx';
import { useOfferNames } from './useOfferNames.ts';

/** Terms in a form: moments as date-time fields hold them, empty text for none. */
export interface TermsEntry {
  from: string;
  until: string;
  weekdays: readonly number[];
  fromHour: string;
  untilHour: string;
  branchIds: readonly string[];
  tierIds: readonly string[];
}

export const NO_TERMS_TYPED: TermsEntry = {
  from: '',
  until: '',
  weekdays: [],
  fromHour: '',
  untilHour: '',
  branchIds: [],
  tierIds: [],
};

/**
 * Converts a moment for its field. Seconds other than 0, which the field does not show, are kept until another moment is
 * typed.
 */
const toField = (localTime: string | null) => (localTime ?? '').replace(' ', 'T').replace(/(T..:..):00$/, '$1');

export function termsOf({ terms }: Row): TermsEntry {
  if (!terms) return NO_TERMS_TYPED;
  const { from, until, weekdays, fromHour, untilHour, branchIds, tierIds } = terms as OfferTerms;
  return {
    from: toField(from),
    until: toField(until),
    weekdays,
    fromHour: fromHour ?? '',
    untilHour: untilHour ?? '',
    branchIds,
    tierIds,
  };
}

/** When, where and for whom an offer may be used; closed until any of these is set. */
function TermsInput({ label, value, onChange, onBlur, error, disabled }: OwnInputProps<TermsEntry>) {
  const t = useLoyaltyMessages();
  const language = useLanguage();
  const isUsed = JSON.stringify(value) !== JSON.stringify(NO_TERMS_TYPED);
  const [isOpen, setOpen] = useState(isUsed);
  const branches = useChoices('MerchantBranch');
  const tiers = useChoices('MemberTier');
  const set = (changed: Partial<TermsEntry>) => onChange({ ...value, ...changed });
  const field = { disabled, onBlur };
  if (!isOpen && !isUsed) {
    return (
      <Box sx={{ mt: 1 }}>
        <Typography component="h2" variant="subtitle2">
          {label}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('terms.none')}
        </Typography>
        {!disabled && <TextAction onClick={() => setOpen(true)}>{t('terms.open')}</TextAction>}
      </Box>
    );
  }
  return (
    <SentenceGroup label={label} hint={t('terms.hint')} error={error} addLabel="">
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <MomentField
          {...field}
          fullWidth
          label={t('terms.from')}
          value={value.from}
          onChange={(from) => set({ from })}
          reportsInvalid
        />
        <MomentField
          {...field}
          fullWidth
          label={t('terms.until')}
          value={value.until}
          onChange={(until) => set({ until })}
          reportsInvalid
        />
        <TextInput
          {...field}
          label={t('terms.fromHour')}
          placeholder="14:00"
          max={5}
          value={value.fromHour}
          onChange={(fromHour) => set({ fromHour })}
        />
        <TextInput
          {...field}
          label={t('terms.untilHour')}
          placeholder="17:00"
          max={5}
          value={value.untilHour}
          onChange={(untilHour) => set({ untilHour })}
          hint={t('terms.overMidnight')}
        />
      </Box>
      <ManyInput
        {...field}
        isRow
        label={t('terms.weekdays')}
        hint={t('terms.everyDay')}
        options={WEEK.map((day) => ({ id: day, name: weekdayName(day, language) }))}
        value={value.weekdays}
        onChange={(weekdays) => set({ weekdays })}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, mt: 1.5 }}>
        {branches && branches.length > 0 && (
          <ManyInput
            {...field}
            label={t('terms.branches')}
            hint={t('terms.everyBranch')}
            options={branches}
            value={value.branchIds}
            onChange={(branchIds) => set({ branchIds })}
          />
        )}
        {tiers && tiers.length > 0 && (
          <ManyInput
            {...field}
            label={t('terms.tiers')}
            hint={t('terms.everyCustomer')}
            options={tiers}
            value={value.tierIds}
            onChange={(tierIds) => set({ tierIds })}
          />
        )}
      </Box>
    </SentenceGroup>
  );
}

/** Terms in a sentence. */
function TermsText({ value, row }: { value: TermsEntry; row: Row | null }) {
  const t = useLoyaltyMessages();
  const language = useLanguage();
  const names = useOfferNames({ goods: WHOLE_BILL, terms: value }, row);
  const read = offerTermsForm.safeParse(value);
  if (!read.success) return null;
  if (!read.data) return t('terms.none');
  return termsSentence(read.data, language, names);
}

export const offerTermsField: OwnField<TermsEntry> = {
  empty: NO_TERMS_TYPED,
  of: termsOf,
  rule: offerTermsForm,
  input: (terms: OfferTerms | null) => terms,
  Input: TermsInput,
  Show: TermsText,
};
