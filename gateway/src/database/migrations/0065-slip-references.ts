/** Which transfer the QR of a slip names: no slip pays for two sales (docs/adr/0136). */
export const slipReferences = `
alter table transaction_channels
  add column slip_bank text,                -- code of the bank that sent the money
  add column slip_reference text,           -- that bank's own reference of the transfer
  add column slip_is_free boolean not null default false, -- its sale was voided: it may pay for another
  add check ((slip_bank is null) = (slip_reference is null));
create unique index transaction_channels_slip on transaction_channels (realm_id, slip_bank, slip_reference)
  where slip_reference is not null and not slip_is_free;
`;
