import { queryHook } from '../../app/operationHooks.ts';
import * as Documents from './graphql.ts';
export const useHealthCheckQuery = /* @__PURE__ */ queryHook(Documents.HealthCheckDocument);
export const useOverviewQuery = /* @__PURE__ */ queryHook(Documents.OverviewDocument);