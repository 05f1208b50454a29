import { createContext, useContext } from 'react';
import { useLanguage } from '../../app/i18n.ts';
import { SelfRegisterChoicesDocument } from '../gql/graphql.ts';
import { choicesInOrder } from '../questions/choicesInOrder.ts';
import type { UseChoices } from '../questions/useChoices.ts';
import { usePublicQuery } from './usePublicQuery.ts';

/** The token of the link that the page stands behind. */
export const LinkToken = createContext('');

/** The lists of the shop for holders of its link. */
export const useChoicesBehindLink: UseChoices = (source, parentId) => {
  const token = useContext(LinkToken);
  const language = useLanguage();
  const variables = parentId === '' ? null : { token, source, parentId };
  const { data, error, retry } = usePublicQuery(SelfRegisterChoicesDocument, variables);
  const choices = data?.selfRegisterChoices ? choicesInOrder(source, data.selfRegisterChoices, language) : null;
  return { choices, error, retry };
};
