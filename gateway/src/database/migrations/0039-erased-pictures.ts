/** Pictures of people who were erased, until they are out of the store: it may be away, or this process end, right after. */
export const erasedPictures = `
create table erased_pictures (
  realm_id uuid not null references realms,
  address text not null,
  created_at timestamptz not null default now(),
  primary key (realm_id, address)
);
`;
