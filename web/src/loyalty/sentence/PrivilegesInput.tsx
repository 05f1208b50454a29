import { Box, FormControlLabel, Switch } from '@mui/material';
import { tierBenefits } from '@taem/domain/loyalty/tierForm.ts';
import type { OwnInputProps } from '../../resources/Particulars.ts';
import { CONTROL } from '../../ui/tokens.ts';
import { useLoyaltyMessages } from '../messages.ts';
import { NO_BENEFIT, NO_CONDITION, type PrivilegeEntry, withEntry, without } from '../ruleEntries.ts';
import { useKindChoices } from '../useKinds.ts';
import { BenefitTokens } from './BenefitTokens.tsx';
import { Clause } from './Clause.tsx';
import { ConditionTokens } from './ConditionTokens.tsx';
import { SentenceGroup } from './SentenceGroup.tsx';

/** The privileges of a tier: separate sentences, each with or without a condition (MGMT-25, OP-28). */
export function PrivilegesInput({
  label,
  value,
  onChange,
  onBlur,
  error,
  disabled,
  row,
}: OwnInputProps<PrivilegeEntry[]>) {
  const t = useLoyaltyMessages();
  const kinds = useKindChoices();
  if (!kinds) return null;
  const offered = { ...kinds, benefits: tierBenefits(kinds.benefits) };
  const least = row ? 0 : 1;
  const tokens = { onBlur, isChecked: error !== undefined, disabled };
  return (
    <SentenceGroup
      label={label}
      error={error}
      hint={value.length === 0 ? t('privileges.none') : undefined}
      addLabel={t('privileges.add')}
      onAdd={disabled ? undefined : () => onChange([...value, { condition: null, item: NO_BENEFIT }])}
    >
      {value.map((entry, place) => {
        const change = (changed: Partial<PrivilegeEntry>) =>
          onChange(withEntry(value, place, { ...entry, ...changed }));
        return (
          <Box
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other name than their place.
            key={place}
            role="group"
            aria-label={t('privileges.one', { number: place + 1 })}
            sx={{ border: 1, borderColor: 'divider', borderRadius: 1, px: 2, pt: 1.5, pb: 0.5, mb: 1.5 }}
          >
            <FormControlLabel
              label={t('privileges.always')}
              disabled={disabled}
              sx={{ minHeight: CONTROL }}
              control={
                <Switch
                  checked={entry.condition === null}
                  onChange={(_, always) => change({ condition: always ? null : NO_CONDITION })}
                />
              }
            />
            {entry.condition && (
              <Clause word={t('word.when')} removeLabel="">
                <ConditionTokens
                  {...tokens}
                  entry={entry.condition}
                  kinds={kinds}
                  onChange={(condition) => change({ condition })}
                />
              </Clause>
            )}
            <Clause
              word={t('word.give')}
              removeLabel={t('privileges.remove')}
              onRemove={disabled || value.length <= least ? undefined : () => onChange(without(value, place))}
            >
              <BenefitTokens {...tokens} entry={entry.item} kinds={offered} onChange={(item) => change({ item })} />
            </Clause>
          </Box>
        );
      })}
    </SentenceGroup>
  );
}
