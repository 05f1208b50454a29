import { mutationHook, queryHook } from '../../app/operationHooks.ts';
import * as Documents from './graphql.ts';
export const useCalendarDaysQuery = /* @__PURE__ */ queryHook(Documents.CalendarDaysDocument);
export const useAppointmentNowQuery = /* @__PURE__ */ queryHook(Documents.AppointmentNowDocument);
export const useMembersToMeetQuery = /* @__PURE__ */ queryHook(Documents.MembersToMeetDocument);
export const useCreateAppointmentMutation = /* @__PURE__ */ mutationHook(Documents.CreateAppointmentDocument);
export const useUpdateAppointmentMutation = /* @__PURE__ */ mutationHook(Documents.UpdateAppointmentDocument);
export const useDeleteAppointmentMutation = /* @__PURE__ */ mutationHook(Documents.DeleteAppointmentDocument);