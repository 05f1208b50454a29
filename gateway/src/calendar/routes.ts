import { hasThaiSort } from '../database/hasThaiSort.ts';
import type { AreaRoutes } from '../http/GatewayContext.ts';
import { mountReads } from '../resource/mountReads.ts';
import { mountWrites } from '../resource/mountWrites.ts';
import { appointments } from './appointments.ts';
import { calendar } from './calendar.ts';

/** Both kinds of entries can be read; only appointments can be written. */
export const calendarRoutes: AreaRoutes = async (app, context) => {
  mountReads(app, context, calendar, await hasThaiSort(context.database));
  mountWrites(app, context, appointments);
};
