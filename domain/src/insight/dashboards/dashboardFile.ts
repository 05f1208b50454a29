import { z } from 'zod';
import { MAX_SAVED_NAME } from '../../saved/savedDocument.ts';
import { type DashboardBody, dashboardBody } from './dashboardBody.ts';

/** The format version of dashboard files; a file of a later version is refused. */
export const DASHBOARD_FORMAT = 1;

const file = z.object({
  taem: z.literal('dashboard'),
  format: z.literal(DASHBOARD_FORMAT),
  name: z.string().trim().min(1).max(MAX_SAVED_NAME),
});

export type DashboardFile = { name: string } & DashboardBody;

/** Writes a dashboard as a portable file: its document and its layout, without data of the shop. */
export function writeDashboardFile({ name, document, variables, parts }: DashboardFile): string {
  return `${JSON.stringify({ taem: 'dashboard', format: DASHBOARD_FORMAT, name, document, variables, parts }, null, 2)}\n`;
}

/**
 * Reads the dashboard in a file; `NONE` if it is not such a file, `OTHER_FORMAT` if it is from another version of this
 * product.
 */
export function readDashboardFile(text: string): DashboardFile | 'NONE' | 'OTHER_FORMAT' {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return 'NONE';
  }
  const head = file.safeParse(read);
  if (!head.success) return isDashboard(read) ? 'OTHER_FORMAT' : 'NONE';
  const { document, variables, parts } = read as Record<string, unknown>;
  const body = dashboardBody.safeParse({ document, variables, parts });
  return body.success ? { name: head.data.name, ...body.data } : 'NONE';
}

const isDashboard = (read: unknown): boolean =>
  typeof read === 'object' && read !== null && 'taem' in read && 'format' in read && read.format !== DASHBOARD_FORMAT;
