import { needsCustomValue, type OfferKind } from '@taem/domain/loyalty/offerKind.ts';
import type { BasketAction } from '@taem/domain/till/basketReducer.ts';
import { priceBasket } from '@taem/domain/till/priceBasket.ts';
import type { ChosenOffer, PricingRules } from '@taem/domain/till/pricing.ts';
import { useRef, useState } from 'react';
import { basketStore } from '../basket/basketStore.ts';
import { tillBasket } from '../basket/tillMoment.ts';
import { toChosenOffer } from '../basket/toChosenOffer.ts';
import { useBasket } from '../basket/useBasket.ts';
import type { TillOfferFragment } from '../gql/graphql.ts';
import { useOfferMessages } from './messages.ts';
import { parseCustomValue } from './parseCustomValue.ts';
import { useVerifyOffer } from './useVerifyOffer.ts';

/** Holds what is chosen and typed in the dialog of discounts or offers, and applies it. */
export function useOfferForm(
  kind: OfferKind,
  offers: readonly TillOfferFragment[],
  rules: PricingRules,
  onClose: () => void,
) {
  const t = useOfferMessages();
  const basket = useBasket((whole) => whole);
  const [applied] = useState(() => priceBasket(tillBasket(basket), rules).given[kind]);
  const [chosenId, setChosenId] = useState(applied?.offer.id ?? null);
  const [valueText, setValueText] = useState(applied?.customValue?.toString() ?? '');
  const [pin, setPin] = useState('');
  const [problem, setProblem] = useState<{ field: 'value' | 'pin'; text: string } | null>(null);
  const valueField = useRef<HTMLInputElement>(null);
  const pinField = useRef<HTMLInputElement>(null);
  const { verify, verifying } = useVerifyOffer();

  const offer = offers.find(({ id }) => id === chosenId) ?? null;
  const isOpen = offer !== null && needsCustomValue(offer.items);
  const value = parseCustomValue(valueText);
  const chosen = offer && toChosenOffer(offer, isOpen ? value : null);

  const choose = (id: string | null) => {
    setChosenId(id);
    setPin('');
    setProblem(null);
  };
  const ask = (field: 'value' | 'pin', text: string) => {
    setProblem({ field, text });
    (field === 'value' ? valueField : pinField).current?.focus();
  };
  const put = (next: ChosenOffer | null) => {
    // An automatic offer stays automatic until another one is chosen.
    if (!applied?.byItself || applied.offer.id !== next?.offer.id) basketStore.dispatch(actionOf(kind, next));
    onClose();
  };
  const apply = async () => {
    setProblem(null);
    if (isOpen && !value) return ask('value', t('choice.valueMissing'));
    if (offer?.hasAuthorizePin) {
      if (pin.trim() === '') return ask('pin', t('choice.pinMissing'));
      const refusal = await verify(offer.id, pin.trim());
      if (refusal) {
        setPin('');
        return ask('pin', refusal);
      }
    }
    put(chosen);
  };
  return {
    applied,
    offer,
    chosen,
    choose,
    put,
    isOpen,
    value: { text: valueText, set: setValueText, isBad: valueText.trim() !== '' && value === null, field: valueField },
    pin: { text: pin, set: setPin, field: pinField },
    problem,
    verifying,
    submit: () => {
      if (!verifying) void apply();
    },
  };
}

function actionOf(place: OfferKind, chosen: ChosenOffer | null): BasketAction {
  if (!chosen) return { type: 'decline', place };
  return place === 'discount' ? { type: 'setDiscount', discount: chosen } : { type: 'setOffer', offer: chosen };
}

export type OfferFormState = ReturnType<typeof useOfferForm>;
