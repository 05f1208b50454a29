/** Lets every merchant read rows that belong to none, and only a migration write them. */
export function protectShared(table: string): string {
  return `
    alter table ${table} enable row level security;
    create policy shared on ${table} for select using (true);`;
}
