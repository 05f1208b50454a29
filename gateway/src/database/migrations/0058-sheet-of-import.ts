/** Of a workbook: which sheet was taken, so that the history of an import says it. */
export const sheetOfImport = `
alter table file_imports add column sheet text;   -- null: of a text, or from before
`;
