import { useQuery } from '@apollo/client/react';
import type { DocumentNode } from 'graphql';
import { useLanguage } from '../../app/i18n.ts';
import type { OnboardSource } from '../../gql/contract.ts';
import {
  RegisterDistrictsDocument,
  RegisterOccupationsDocument,
  RegisterPostcodesDocument,
  RegisterProvincesDocument,
  RegisterSubDistrictsDocument,
} from '../gql/graphql.ts';
import { choicesInOrder } from './choicesInOrder.ts';
import type { Choice } from './SelectQuestion.tsx';
import type { UseChoices } from './useChoices.ts';

const LISTS: Readonly<Record<OnboardSource, DocumentNode>> = {
  OCCUPATIONS: RegisterOccupationsDocument,
  PROVINCES: RegisterProvincesDocument,
  DISTRICTS: RegisterDistrictsDocument,
  SUB_DISTRICTS: RegisterSubDistrictsDocument,
  POSTCODES: RegisterPostcodesDocument,
};

/** Loads the lists of the shop for its staff. */
export const useShopChoices: UseChoices = (source, parentId) => {
  const language = useLanguage();
  const { data, error, refetch } = useQuery<{ list: readonly Choice[] }>(LISTS[source], {
    variables: parentId === undefined ? {} : { parentId },
    skip: parentId === '',
  });
  const choices = data ? choicesInOrder(source, data.list, language) : null;
  return { choices, error: error && !data ? error.message : null, retry: () => void refetch() };
};
