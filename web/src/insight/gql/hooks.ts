import { mutationHook, queryHook } from '../../app/operationHooks.ts';
import * as Documents from './graphql.ts';
<<<<<<< HEAD
export const usePointsLiabilityQuery = /* @__PURE__ */ queryHook(Documents.PointsLiabilityDocument);
export const useUnsoldProductsQuery = /* @__PURE__ */ queryHook(Documents.UnsoldProductsDocument);
export const useUnsoldCategoriesQuery = /* @__PURE__ */ queryHook(Documents.UnsoldCategoriesDocument);
export const useBasketsQuery = /* @__PURE__ */ queryHook(Documents.BasketsDocument);
export const useRetentionQuery = /* @__PURE__ */ queryHook(Documents.RetentionDocument);
export const useBuyerGroupsQuery = /* @__PURE__ */ queryHook(Documents.BuyerGroupsDocument);
=======
export const useDashboardsQuery = /* @__PURE__ */ queryHook(Documents.DashboardsDocument);
export const useDashboardQuery = /* @__PURE__ */ queryHook(Documents.DashboardDocument);
export const useDashboardVersionsQuery = /* @__PURE__ */ queryHook(Documents.DashboardVersionsDocument);
export const useDashboardRolesQuery = /* @__PURE__ */ queryHook(Documents.DashboardRolesDocument);
export const useCreateDashboardMutation = /* @__PURE__ */ mutationHook(Documents.CreateDashboardDocument);
export const useUpdateDashboardMutation = /* @__PURE__ */ mutationHook(Documents.UpdateDashboardDocument);
export const useRestoreDashboardMutation = /* @__PURE__ */ mutationHook(Documents.RestoreDashboardDocument);
export const useDeleteDashboardMutation = /* @__PURE__ */ mutationHook(Documents.DeleteDashboardDocument);
>>>>>>> 9ddd9b31 (feat(dashboards): the workbench, the list of dashboards, their page and wall view (issue 15))
export const useHealthCheckQuery = /* @__PURE__ */ queryHook(Documents.HealthCheckDocument);
export const useOverviewQuery = /* @__PURE__ */ queryHook(Documents.OverviewDocument);
export const useMemberReportQuery = /* @__PURE__ */ queryHook(Documents.MemberReportDocument);
export const useBigSpenderReportQuery = /* @__PURE__ */ queryHook(Documents.BigSpenderReportDocument);
export const useFrequentMemberReportQuery = /* @__PURE__ */ queryHook(Documents.FrequentMemberReportDocument);
export const useGuestReportQuery = /* @__PURE__ */ queryHook(Documents.GuestReportDocument);
export const useTiersReportQuery = /* @__PURE__ */ queryHook(Documents.TiersReportDocument);
export const useProductReportQuery = /* @__PURE__ */ queryHook(Documents.ProductReportDocument);
export const useCategoryReportQuery = /* @__PURE__ */ queryHook(Documents.CategoryReportDocument);
export const useTenderReportQuery = /* @__PURE__ */ queryHook(Documents.TenderReportDocument);
export const useSaleReportQuery = /* @__PURE__ */ queryHook(Documents.SaleReportDocument);
export const useVoidReportQuery = /* @__PURE__ */ queryHook(Documents.VoidReportDocument);
export const useReportExportQuery = /* @__PURE__ */ queryHook(Documents.ReportExportDocument);
export const useReportTiersQuery = /* @__PURE__ */ queryHook(Documents.ReportTiersDocument);
export const useTopCategoriesQuery = /* @__PURE__ */ queryHook(Documents.TopCategoriesDocument);
export const useTopSubCategoriesQuery = /* @__PURE__ */ queryHook(Documents.TopSubCategoriesDocument);
export const useReportProductsQuery = /* @__PURE__ */ queryHook(Documents.ReportProductsDocument);