import { z } from 'zod';
import { FORM_MESSAGES } from '../../form/messages.ts';
import { requiredText } from '../../form/textField.ts';
import { BOUND_VARIABLES, DASHBOARD_LIMITS, DRAWINGS } from './dashboardLimits.ts';
import { type FormulaFault, readFormula } from './formula.ts';
import { asksFor, readDocument, unboundVariable } from './readDocument.ts';
import { readVariables } from './readVariables.ts';

const { parts, variables, columns, allColumns, formula, operators, title, width } = DASHBOARD_LIMITS;

/** A column that is calculated from the others of its row. */
const derivedColumn = z.strictObject({
  name: requiredText(FORM_MESSAGES.required, title),
  formula: z.string().superRefine((text, context) => {
    const read = readFormula(text);
    if (!read.ok) context.addIssue({ code: 'custom', message: sayFault(read.fault) });
  }),
});

/** One part of the layout: a field of the document by its keys in the answer, and how it is drawn. */
const dashboardPart = z.strictObject({
  path: z
    .string()
    .max(300)
    .regex(/^[A-Za-z_]\w*(\.[A-Za-z_]\w*)*$/, 'Must be the keys of a field, joined by dots'),
  title: z.string().trim().max(title).nullable(),
  drawing: z.enum(DRAWINGS),
  width: z.int().min(1).max(width),
  columns: z.array(derivedColumn).max(columns),
});

/** The saved content of a dashboard besides its name. Neither the database nor a client that opens it trusts any of it. */
export const dashboardBody = z
  .strictObject({
    document: z.string(),
    /** A JSON object as text, without the variables that the page provides. */
    variables: z.string().max(variables),
    parts: z.array(dashboardPart).max(parts),
  })
  .superRefine((body, context) => {
    const refuse = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
    const values = readVariables(body.variables);
    if (!values) refuse(['variables'], 'Must be a JSON object');
    const derived = body.parts.reduce((sum, part) => sum + part.columns.length, 0);
    if (derived > allColumns) refuse(['parts'], `Must have at most ${allColumns} derived columns together`);
    const bound = BOUND_VARIABLES.find((name) => values && Object.hasOwn(values, name));
    if (bound) refuse(['variables'], `$${bound} is given by the page`);
    const document = readDocument(body.document);
    if (!document.ok) return refuse(['document'], document.fault.message);
    const unbound = unboundVariable(document.read, values ?? {});
    if (unbound) refuse(['document'], unbound.message);
    for (const [place, { path }] of body.parts.entries())
      if (!asksFor(document.read, path)) refuse(['parts', place, 'path'], 'Is nothing that the document asks for');
  });

export type DashboardBody = z.infer<typeof dashboardBody>;
export type DashboardPart = DashboardBody['parts'][number];

function sayFault({ code, at, found }: FormulaFault): string {
  const where = found ? `“${found}” at ${at + 1}` : `the end`;
  if (code === 'EMPTY') return FORM_MESSAGES.required;
  if (code === 'TOO_LONG') return `Must be at most ${formula} characters and ${operators} operators`;
  return code === 'CALL' ? `Nothing can be called, at ${at + 1}` : `Cannot be read at ${where}`;
}
