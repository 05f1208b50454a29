import { useQuery } from '@apollo/client/react';
import type { DocumentNode } from 'graphql';
import type { OnboardSource } from '../../gql/contract.ts';
import {
  RegisterDistrictsDocument,
  RegisterOccupationsDocument,
  RegisterPostcodesDocument,
  RegisterProvincesDocument,
  RegisterSubDistrictsDocument,
} from '../gql/graphql.ts';
import type { Choice } from '../questions/SelectQuestion.tsx';
import type { UseChoices } from '../questions/useChoices.ts';

const LISTS: Readonly<Record<OnboardSource, DocumentNode>> = {
  OCCUPATIONS: RegisterOccupationsDocument,
  PROVINCES: RegisterProvincesDocument,
  DISTRICTS: RegisterDistrictsDocument,
  SUB_DISTRICTS: RegisterSubDistrictsDocument,
  POSTCODES: RegisterPostcodesDocument,
};

/** The lists of the shop for its staff. */
export const useShopChoices: UseChoices = (source, parentId) => {
  const { data, error, refetch } = useQuery<{ list: readonly Choice[] }>(LISTS[source], {
    variables: parentId === undefined ? {} : { parentId },
    skip: parentId === '',
  });
  return { choices: data?.list ?? null, error: error && !data ? error.message : null, retry: () => void refetch() };
};
