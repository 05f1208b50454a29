import { Box, Button, DialogActions, DialogContent } from '@mui/material';
import { needsCustomValue, type OfferKind } from '@taem/domain/loyalty/offerKind.ts';
import { type OfferPreview, previewOffer, withNothing } from '@taem/domain/till/previewOffer.ts';
import { priceBasket } from '@taem/domain/till/priceBasket.ts';
import type { PricingRules } from '@taem/domain/till/pricing.ts';
import { useEffect, useMemo, useRef } from 'react';
import { DialogForm } from '../../ui/Dialog.tsx';
import { tillBasket } from '../basket/tillMoment.ts';
import { toChosenOffer } from '../basket/toChosenOffer.ts';
import { useBasket } from '../basket/useBasket.ts';
import type { TillOfferFragment } from '../gql/graphql.ts';
import { useTillMessages } from '../words/messages.ts';
import { useOfferMessages } from './messages.ts';
import { OfferCard, OfferChoice } from './OfferChoice.tsx';
import { OfferEffect } from './OfferEffect.tsx';
import { OfferFields } from './OfferFields.tsx';
import { type OfferFormState, useOfferForm } from './useOfferForm.ts';

interface OfferFormProps {
  kind: OfferKind;
  offers: readonly TillOfferFragment[];
  rules: PricingRules;
  onClose: () => void;
}

/**
 * The choice of one discount or offer, or none, with its effect on the bill. By keyboard a choice is only previewed until
 * Enter applies it.
 */
export function OfferForm({ kind, offers, rules, onClose }: OfferFormProps) {
  const t = useOfferMessages();
  const words = useTillMessages();
  const form = useOfferForm(kind, offers, rules, onClose);
  const { listed, preview, now, without } = usePreviews(kind, offers, rules, form);
  const byPointer = useFieldAfterTap(form);
  return (
    <DialogForm onSubmit={form.submit}>
      <DialogContent
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 272px' },
          gap: 2.5,
          py: 1,
        }}
      >
        <Box
          component="fieldset"
          sx={LIST}
          aria-label={t(`${kind}.title`)}
          onPointerDown={() => {
            byPointer.current = true;
          }}
          onKeyDown={() => {
            byPointer.current = false;
          }}
        >
          <OfferCard
            name={t(`${kind}.nothing`)}
            checked={!form.offer}
            onChoose={() => (byPointer.current ? form.put(null) : form.choose(null))}
          />
          {listed.map(({ offer, standing }) => (
            <OfferChoice
              key={offer.id}
              offer={offer}
              preview={standing}
              rules={rules}
              checked={offer.id === form.offer?.id}
              onChoose={(id) =>
                id && byPointer.current && isComplete(offer, standing)
                  ? form.put(toChosenOffer(offer, null))
                  : form.choose(id)
              }
            />
          ))}
        </Box>
        <Box sx={{ display: 'grid', gap: 1, alignContent: 'start', pt: 1 }}>
          <OfferFields form={form} rules={rules} />
          <OfferEffect form={form} preview={preview} now={now} without={without} />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button size="large" onClick={onClose}>
          {words('cancel')}
        </Button>
        <Button
          size="large"
          type="submit"
          variant="contained"
          loading={form.verifying}
          sx={{ minWidth: { sm: 272 }, flex: { xs: 1, sm: 'none' } }}
        >
          {t('choice.apply')}
        </Button>
      </DialogActions>
    </DialogForm>
  );
}

const LIST = {
  display: 'grid',
  // Rows are as high as their content, however many there are.
  gridAutoRows: 'max-content',
  gap: 1,
  alignContent: 'start',
  m: 0,
  p: 0.5,
  border: 0,
  minWidth: 0,
  // On a phone the dialog scrolls as a whole.
  maxHeight: { sm: 'max(160px, calc(100dvh - 268px))' },
  overflowY: { sm: 'auto' },
} as const;

/**
 * Whether nothing remains to be entered: a press then applies it, and its card shows beforehand what it takes off
 * (docs/adr/0129).
 */
const isComplete = ({ items, hasAuthorizePin }: TillOfferFragment, { accepted }: OfferPreview) =>
  accepted && !hasAuthorizePin && !needsCustomValue(items);

/** Prices the bill with every offer, accepted ones first, and with the chosen one and what was typed for it. */
function usePreviews(
  kind: OfferKind,
  offers: readonly TillOfferFragment[],
  rules: PricingRules,
  { chosen }: OfferFormState,
) {
  const basket = useBasket((whole) => whole);
  const bill = useMemo(() => tillBasket(basket), [basket]);
  const listed = useMemo(() => {
    const all = offers.map((offer) => ({
      offer,
      standing: previewOffer(kind, toChosenOffer(offer, null), bill, rules),
    }));
    return [...all.filter(({ standing }) => standing.accepted), ...all.filter(({ standing }) => !standing.accepted)];
  }, [kind, offers, bill, rules]);
  return {
    listed,
    preview: chosen && previewOffer(kind, chosen, bill, rules),
    now: useMemo(() => priceBasket(bill, rules), [bill, rules]),
    without: useMemo(() => priceBasket(withNothing(bill, kind), rules), [kind, bill, rules]),
  };
}

// Focuses the field after a tap only: with the arrow keys the focus must stay in the list to reach the next offer.
function useFieldAfterTap({ offer, isOpen, value, pin }: OfferFormState) {
  const byPointer = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the choice; the fields only say where to.
  useEffect(() => {
    if (!byPointer.current || !offer) return;
    if (isOpen) value.field.current?.focus();
    else if (offer.hasAuthorizePin) pin.field.current?.focus();
  }, [offer?.id]);
  return byPointer;
}
