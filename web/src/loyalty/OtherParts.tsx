import { Box, Button } from '@mui/material';
import { MAX_OTHER_PARTS } from '@taem/domain/limits.ts';
import { IntegerInput } from '../form/fields/IntegerInput.tsx';
import { CONTROL } from '../ui/tokens.ts';
import { GoodsNamesInput } from './GoodsNamesInput.tsx';
import { NEW_PART, type PartEntry } from './goodsEntry.ts';
import { useLoyaltyMessages } from './messages.ts';
import { withEntry, without } from './ruleEntries.ts';
import { TextAction } from './sentence/TextAction.tsx';

interface Props {
  readonly value: readonly PartEntry[];
  readonly onChange: (value: readonly PartEntry[]) => void;
  readonly onBlur: () => void;
  readonly disabled: boolean;
}

/** The parts of a set after its first one. */
export function OtherParts({ value, onChange, ...field }: Props) {
  const t = useLoyaltyMessages();
  return (
    <>
      {value.map((part, place) => {
        const change = (changed: Partial<PartEntry>) => onChange(withEntry(value, place, { ...part, ...changed }));
        return (
          <Box
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other name than their place.
            key={place}
            role="group"
            aria-label={t('goods.part', { number: place + 2 })}
            sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2, mt: 2 }}
          >
            <GoodsNamesInput {...field} value={part} onChange={change} />
            <Box sx={{ display: 'flex', gap: 1.5, mt: 1.5, alignItems: 'center' }}>
              <Box sx={{ width: 140 }}>
                <IntegerInput
                  {...field}
                  label={t('goods.ofThese')}
                  value={part.pieces}
                  onChange={(pieces) => change({ pieces })}
                />
              </Box>
              {!field.disabled && value.length > 1 && (
                <Button size="small" onClick={() => onChange(without(value, place))} sx={{ minHeight: CONTROL }}>
                  {t('goods.removePart')}
                </Button>
              )}
            </Box>
          </Box>
        );
      })}
      {!field.disabled && value.length < MAX_OTHER_PARTS && (
        <TextAction onClick={() => onChange([...value, NEW_PART])}>{t('goods.addPart')}</TextAction>
      )}
    </>
  );
}
