import { writtenDay } from '@taem/domain/time/writtenDay.ts';
import { useLanguage } from '../../../app/i18n.ts';

export function BirthdateShow({ value }: { readonly value: string }) {
  return writtenDay(value, useLanguage());
}
