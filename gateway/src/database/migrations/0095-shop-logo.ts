/** The logo of the shop, on its papers and on the screen for its customers. */
export const shopLogo = `
alter table merchant_settings add column logo_url text not null default ''; -- empty for none
`;
