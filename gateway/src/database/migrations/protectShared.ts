/** Lets everybody read what belongs to no merchant, and nobody but a migration write it. */
export function protectShared(table: string): string {
  return `
    alter table ${table} enable row level security;
    create policy shared on ${table} for select using (true);`;
}
