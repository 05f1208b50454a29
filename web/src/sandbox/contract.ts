import type { GraphQLSchema } from 'graphql';
import { createContext, useContext } from 'react';

/** The contract of the server; null until it is loaded. */
export const ContractContext = createContext<GraphQLSchema | null>(null);

export const useSchema = (): GraphQLSchema | null => useContext(ContractContext);
