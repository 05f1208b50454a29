import { queryHook } from '../../app/operationHooks.ts';
import * as Documents from './graphql.ts';
export const useLoyaltyKindsQuery = /* @__PURE__ */ queryHook(Documents.LoyaltyKindsDocument);
export const useOfferWhatIfQuery = /* @__PURE__ */ queryHook(Documents.OfferWhatIfDocument);
export const useTierWhatIfQuery = /* @__PURE__ */ queryHook(Documents.TierWhatIfDocument);
export const useTierStandingQuery = /* @__PURE__ */ queryHook(Documents.TierStandingDocument);