import CheckCircle from '@mui/icons-material/CheckCircle';
import ErrorOutline from '@mui/icons-material/ErrorOutlineRounded';
import { Box } from '@mui/material';
import type { ConditionOutcome } from '@taem/domain/loyalty/evaluateCondition.ts';
import type { PricingRules } from '@taem/domain/till/pricing.ts';
import { iconSize } from '../../ui/tokens.ts';
import { useOfferMessages } from './messages.ts';
import { useMissingWords } from './useMissingWords.ts';
import { useOfferWords } from './useOfferWords.ts';

interface OfferConditionsProps {
  outcomes: readonly ConditionOutcome[];
  rules: PricingRules;
}

/** What must hold, which of it does, and how much is missing of the rest. */
export function OfferConditions({ outcomes, rules }: OfferConditionsProps) {
  const t = useOfferMessages();
  const words = useOfferWords(rules);
  const missingWords = useMissingWords();
  if (outcomes.length === 0) return <Box sx={{ color: 'text.secondary' }}>{t('choice.always')}</Box>;
  return outcomes.map((outcome) => {
    const met = outcome.result === 'MET';
    const Icon = met ? CheckCircle : ErrorOutline;
    return (
      <Box
        key={JSON.stringify([outcome.params.conditionId, outcome.params.required])}
        sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.75, color: 'text.secondary' }}
      >
        <Icon
          titleAccess={met ? t('met.label') : undefined}
          sx={{ fontSize: iconSize.small, mt: '2px', color: met ? 'success.main' : 'warning.main' }}
        />
        <span>
          {words.condition(outcome)}
          {!met && (
            <Box component="strong" sx={{ ml: 1, color: 'warning.main', whiteSpace: 'nowrap' }}>
              {missingWords(outcome.result, outcome.params)}
            </Box>
          )}
        </span>
      </Box>
    );
  });
}
