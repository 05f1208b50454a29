import { queryHook } from '../../app/operationHooks.ts';
import * as Documents from './graphql.ts';
export const usePaletteQuery = /* @__PURE__ */ queryHook(Documents.PaletteDocument);
export const useTillIdleQuery = /* @__PURE__ */ queryHook(Documents.TillIdleDocument);