import { OTHER_INSTITUTE_NAME } from '@taem/domain/limits.ts';
import { useSaleMessages } from './messages.ts';

/**
 * Returns a function that names a bank or card; the one that stands for all that are not listed is called `Other` in every
 * shop (OP-49).
 */
export function useListedName() {
  const t = useSaleMessages();
  return <Name extends string | null | undefined>(name: Name) =>
    name === OTHER_INSTITUTE_NAME ? t('tender.OTHER') : name;
}

/** Returns a function that names a tender: `Card · Bank of Mango · Visa`. */
export function useTenderName() {
  const listed = useListedName();
  return (kind: string, ...names: readonly (string | null | undefined)[]) =>
    [kind, ...names.map(listed)].filter(Boolean).join(' · ');
}
