/** What the barcodes of a shop's scales begin with (docs/adr/0134). */
export const scaleLabels = `
alter table merchant_settings
  add column weight_labels text not null default 'NONE' check (weight_labels = 'NONE' or weight_labels ~ '^2[0-9]$'),
  add column price_labels text not null default 'NONE' check (price_labels = 'NONE' or price_labels ~ '^2[0-9]$');
`;
